import SwiftUI
import Testing

/// Measurements and names of people as text.
struct MeasurementFormatterTests {
  private let us = Locale(identifier: "en_US")
  private let de = Locale(identifier: "de_DE")
  private let gb = Locale(identifier: "en_GB")
  private let marathon = Measurement(value: 42.195, unit: UnitLength.kilometers)
  private let mild = Measurement(value: 21.4, unit: UnitTemperature.celsius)

  @Test("A measurement is written in the units of the region, or in its own")
  func regions() {
    #expect(marathon.formatted(.measurement(width: .abbreviated).locale(us)) == "26 mi")
    #expect(marathon.formatted(.measurement(width: .wide).locale(us)) == "26 miles")
    #expect(marathon.formatted(.measurement(width: .abbreviated).locale(de)) == "42 km")
    #expect(marathon.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(de)) == "42,195 km")
    let road = Measurement<UnitLength>.FormatStyle(
      width: .narrow, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(marathon.formatted(road.locale(gb)) == "26.2mi")
    #expect(
      Measurement(value: 80, unit: UnitMass.kilograms).formatted(
        .measurement(width: .wide, usage: .personWeight).locale(us)) == "176 pounds")
    #expect(
      Measurement(value: 250, unit: UnitEnergy.kilocalories).formatted(
        .measurement(width: .abbreviated, usage: .food).locale(us)) == "250 kcal")
  }

  @Test("What is written decides about the plural of a unit")
  func plurals() {
    let mile = Measurement(value: 1.04, unit: UnitLength.miles)
    #expect(mile.formatted(.measurement(width: .wide).locale(us)) == "1 mile")
    #expect(
      mile.formatted(
        .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(1))).locale(us)) == "1.0 miles")
    #expect(
      Measurement(value: -1.02, unit: UnitLength.miles).formatted(.measurement(width: .wide).locale(us)) == "-1 mile")
  }

  @Test("A temperature has the scale of the region, or only the sign for degrees")
  func temperatures() {
    #expect(mild.formatted(.measurement(width: .abbreviated).locale(us)) == "71°F")
    #expect(mild.formatted(.measurement(width: .abbreviated, usage: .weather).locale(de)) == "21°C")
    #expect(mild.formatted(.measurement(width: .narrow, usage: .weather).locale(de)) == "21°")
    let style = Measurement<UnitTemperature>.FormatStyle.measurement(
      width: .abbreviated, usage: .asProvided, hidesScaleName: true)
    #expect(mild.formatted(style.locale(us)) == "21.4°")
  }

  @Test("What is no number is written, and not converted")
  func oddNumbers() {
    let odd = Measurement(value: Double.nan, unit: UnitLength.meters)
    #expect(odd.formatted(.measurement(width: .abbreviated).locale(us)).hasSuffix(" m"))
    let endless = Measurement(value: Double.infinity, unit: UnitMass.grams)
    #expect(endless.formatted(.measurement(width: .narrow).locale(de)).hasSuffix("g"))
  }

  @Test("A formatter of measurements follows its options")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: mild) == "21 degrees Celsius")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitDuration.hours)) == "1 hour")
    #expect(formatter.string(from: UnitLength.miles) == "miles")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: mild) == "71°")
    formatter.locale = de
    formatter.unitStyle = .short
    formatter.unitOptions = []
    #expect(formatter.string(from: Measurement(value: 10, unit: UnitLength.miles)) == "16km")
  }

  @Test("Names of people are written in the order of the language")
  func names() {
    var name = PersonNameComponents()
    name.givenName = "Anna"
    name.middleName = "M"
    name.familyName = "Berg"
    #expect(name.formatted(.name(style: .medium).locale(us)) == "Anna Berg")
    #expect(name.formatted(.name(style: .long).locale(us)) == "Anna M Berg")
    #expect(name.formatted(.name(style: .abbreviated).locale(us)) == "AB")
    #expect(name.formatted(.name(style: .short).locale(us)) == "Anna")
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "ja_JP"))) == "Berg Anna")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = us
    #expect(formatter.personNameComponents(from: "Anna M Berg") == name)
    #expect(formatter.personNameComponents(from: "  ") == nil)
    #expect(formatter.string(from: PersonNameComponents()).isEmpty)
  }
}
