import Foundation
import TesseraCore

/// A month as a grid of days, with arrows to the months before and behind it.
struct MonthPage: View {
  let month: CalendarMonth
  let turn: @MainActor (Int) -> Void
  let isChosen: @MainActor (Date) -> Bool
  let isEnabled: @MainActor (Date) -> Bool
  let choose: @MainActor (Date) -> Void

  @Environment(\.dateTools) private var tools

  private static var dayHeight: CGFloat { 40 }

  var body: some View {
    VStack(spacing: 8) {
      header
      HStack(spacing: 0) {
        ForEach(Array(tools.weekdays.enumerated()), id: \.offset) { weekday in
          Text(verbatim: weekday.element)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(ControlColors.tertiary)
            .frame(maxWidth: .infinity)
            .semantics(.hidden(true))
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

  private var header: some View {
    HStack {
      Text(verbatim: tools.monthTitle(month.start)).font(.headline).semantics(.accessory)
      Spacer(minLength: 8)
      arrow("Previous Month", pointsBack: true) { turn(-1) }
      arrow("Next Month", pointsBack: false) { turn(1) }
    }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  private func arrow(_ name: String, pointsBack: Bool, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      DirectionalChevron(pointsBack: pointsBack, lineWidth: 2)
        .foregroundStyle(.tint)
        .frame(width: 8, height: 14)
        .frame(width: 32, height: 32)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
  }

  @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isChosen = isChosen(date)
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(tools.calendar.component(.day, from: date))")
          .font(.title3.weight(isChosen ? .semibold : .regular))
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .frame(maxWidth: .infinity, minHeight: Self.dayHeight)
          .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .semantics(.selected(isChosen))
      .disabled(!isEnabled(date))
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: Self.dayHeight, maxHeight: Self.dayHeight)
    }
  }
}
