import SwiftUI

/// Pickers of dates and colors.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var color = Color.orange
  @State private var days: Set = [
    DateComponents(calendar: .current, year: 2025, month: 6, day: 3),
    DateComponents(calendar: .current, year: 2025, month: 6, day: 19),
  ]

  var body: some View {
    SpecimenPage {
      SpecimenGroup("compact") {
        DatePicker("Departure", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Disabled", selection: $date).disabled(true)
      }
      SpecimenGroup("graphical") {
        DatePicker("Departure", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      SpecimenGroup("wheel") {
        DatePicker("Departure", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      }
      SpecimenGroup("several days") {
        MultiDatePicker("Days", selection: $days)
      }
      SpecimenGroup("color") {
        ColorPicker("Accent", selection: $color)
        ColorPicker("Disabled", selection: $color).disabled(true)
      }
    }
  }
}
