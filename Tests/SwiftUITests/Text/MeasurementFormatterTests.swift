import SwiftUI
import Testing

/// Measurements and names of people as text.
struct MeasurementFormatterTests {
  private let us = Locale(identifier: "en_US")
  private let de = Locale(identifier: "de_DE")
  private let gb = Locale(identifier: "en_GB")
  private let marathon = Measurement(value: 42.195, unit: UnitLength.kilometers)
  /// Languages keep a number and its unit in one line, by spaces of several widths.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }

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
    let meal = Measurement(value: 250, unit: UnitEnergy.kilocalories)
    #expect(meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(us)) == "250 Cal")
    #expect(meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(de)) == "250 kcal")
  }

  @Test("J454: units are written in the language, with the forms that its numbers ask for")
  func languages() {
    func written(_ value: Double, _ unit: UnitLength, _ language: String) -> String {
      let style = Measurement<UnitLength>.FormatStyle.measurement(width: .wide, usage: .asProvided)
      return plain(Measurement(value: value, unit: unit).formatted(style.locale(Locale(identifier: language))))
    }
    #expect(written(2.5, .kilometers, "fr_FR") == "2,5 kilomètres")
    #expect(written(1, .kilometers, "pl_PL") == "1 kilometr")
    #expect(written(3, .kilometers, "pl_PL") == "3 kilometry")
    #expect(written(5, .kilometers, "pl_PL") == "5 kilometrów")
    #expect(written(7, .inches, "ja_JP") == "7インチ")
    #expect(written(3, .kilometers, "ar") == "3 كيلومترات")
    let energy = Measurement(value: 3, unit: UnitEnergy.kilowattHours)
    #expect(plain(energy.formatted(.measurement(width: .wide, usage: .asProvided).locale(de))) == "3 Kilowattstunden")
    let digits = Measurement<UnitLength>.FormatStyle(
      width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(
      Measurement(value: 1234, unit: UnitLength.kilometers).formatted(digits.locale(de)) == "1.234,00 Kilometer")
    #expect(
      Measurement(value: 1, unit: UnitLength.kilometers).formatted(digits.locale(Locale(identifier: "pl_PL")))
        == "1,00 kilometra")
  }

  @Test("J454: a region has units for what is measured, of several parts where that is usual")
  func usages() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 11 in")
    #expect(plain(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(de))) == "180 cm")
    let weight = Measurement(value: 80, unit: UnitMass.kilograms)
    #expect(weight.formatted(.measurement(width: .narrow, usage: .personWeight).locale(gb)).hasPrefix("12st"))
    let fuel = Measurement(value: 8, unit: UnitFuelEfficiency.litersPer100Kilometers)
    #expect(plain(fuel.formatted(.measurement(width: .abbreviated).locale(de))) == "8 L/100 km")
    let air = Measurement(value: 1013, unit: UnitPressure.hectopascals)
    #expect(air.formatted(.measurement(width: .abbreviated, usage: .barometric).locale(us)) == "30 inHg")
    let cup = Measurement(value: 500, unit: UnitVolume.milliliters)
    #expect(cup.formatted(.measurement(width: .abbreviated, usage: .liquid).locale(us)) == "1.1 pt")
  }

  @Test("J454: units that a program defines are written with their symbols")
  func ownUnits() {
    let steps = UnitLength(symbol: "steps", converter: UnitConverterLinear(coefficient: 0.7))
    let walk = Measurement(value: 12, unit: steps)
    #expect(walk.formatted(.measurement(width: .wide).locale(de)) == "12 steps")
    let other = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 7))
    #expect(Measurement(value: 2, unit: other).formatted(.measurement(width: .wide).locale(us)) == "2 km")
    #expect(Measurement(value: 2, unit: other).formatted(.measurement(width: .narrow).locale(us)) == "2km")
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
    #expect(plain(mild.formatted(.measurement(width: .abbreviated, usage: .weather).locale(de))) == "21 °C")
    #expect(mild.formatted(.measurement(width: .narrow, usage: .weather).locale(us)) == "71°")
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
    #expect(formatter.string(from: mild) == "71 degrees")
    formatter.locale = de
    formatter.unitStyle = .short
    formatter.unitOptions = []
    #expect(plain(formatter.string(from: Measurement(value: 10, unit: UnitLength.miles))) == "16 km")
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
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Berg Anna")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = us
    #expect(formatter.personNameComponents(from: "Anna M Berg") == name)
    #expect(formatter.personNameComponents(from: "  ") == nil)
    #expect(formatter.string(from: PersonNameComponents()).isEmpty)
  }

  @Test("J456: names in scripts of East Asia have their own order in all languages")
  func eastAsianNames() {
    func written(_ family: String, _ given: String, _ language: String) -> String {
      var name = PersonNameComponents()
      name.familyName = family
      name.givenName = given
      return name.formatted(.name(style: .medium).locale(Locale(identifier: language)))
    }
    #expect(written("王", "小明", "zh_CN") == "王小明")
    #expect(written("王", "小明", "en_US") == "王小明")
    #expect(written("山田", "太郎", "ja_JP") == "山田 太郎")
    #expect(written("やまだ", "太郎", "en_US") == "やまだ 太郎")
    #expect(written("홍", "길동", "de_DE") == "홍길동")
  }
}
