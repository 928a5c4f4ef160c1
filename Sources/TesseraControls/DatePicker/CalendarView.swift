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
    let month = CalendarMonth(tools.month(of: selection, page: page), tools.calendar)
    VStack(spacing: 8) {
      header(month)
      HStack(spacing: 0) {
        ForEach(Array(tools.weekdays.enumerated()), id: \.offset) { weekday in
          Text(verbatim: weekday.element)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(ControlColors.tertiary)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
        }
      }
      ForEach(0..<month.weeks.count, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            day(month.weeks[week][weekday])
          }
        }
      }
    }
  }

  private func header(_ month: CalendarMonth) -> some View {
    HStack {
      Text(verbatim: tools.monthTitle(month.start)).font(.headline)
      Spacer(minLength: 8)
      arrow("Previous Month", turned: true) { page -= 1 }
      arrow("Next Month", turned: false) { page += 1 }
    }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  private func arrow(_ name: String, turned: Bool, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      ChevronGlyph().glyphLine(2).fill(.tint)
        .frame(width: 8, height: 14)
        .rotationEffect(.degrees(turned ? 180 : 0))
        .frame(width: 32, height: 32)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
  }

  @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isChosen = tools.calendar.isDate(date, inSameDayAs: selection)
      Button {
        selection = bounds.clamped(tools.moving(selection, toDayOf: date))
        page = 0
      } label: {
        Text(verbatim: "\(tools.calendar.component(.day, from: date))")
          .font(.title3.weight(isChosen ? .semibold : .regular))
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .frame(maxWidth: .infinity, minHeight: 40)
          .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .semantics(.selected(isChosen))
      .disabled(!bounds.contains(dayOf: date, in: tools.calendar))
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
    }
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
