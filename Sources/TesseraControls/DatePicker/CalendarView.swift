import Foundation
import TesseraCore

/// A month as a grid of days, of which one is chosen.
struct CalendarView: View {
  @Binding var selection: Date
  let bounds: DateBounds

  /// How many months the page is away from that of the chosen day.
  @State private var page = 0
  @Environment(\.dateTools) private var tools

  var body: some View {
    MonthPage(
      month: CalendarMonth(tools.month(of: selection, page: page), tools.calendar),
      turn: { page += $0 },
      isChosen: { tools.calendar.isDate($0, inSameDayAs: selection) },
      isEnabled: { bounds.contains(dayOf: $0, in: tools.calendar) },
      choose: { day in
        selection = bounds.clamped(tools.moving(selection, toDayOf: day))
        page = 0
      })
  }
}

/// The days of a month, week by week; nil for days of other months.
nonisolated struct CalendarMonth {
  let start: Date
  let weeks: [[Date?]]

  /// - Parameter date: any time in the month.
  init(_ date: Date, _ calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.start = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: leading)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    while days.count % 7 != 0 { days.append(nil) }
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }
}
