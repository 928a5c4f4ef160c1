import Charts
import SwiftUITesting

/// Data for charts.
enum Sample {
  struct Sale: Identifiable {
    let id: Int
    let name: String
    let month: Int
    let amount: Double
    let date: Date
  }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  static let sales: [Sale] = ["Cups", "Plates", "Bowls"].enumerated().flatMap { number, name in
    (1...6).map { month in
      Sale(
        id: number * 10 + month, name: name, month: month,
        amount: [30, 55, 42, 80, 64, 97][month - 1] * [1, 0.6, 0.35][number], date: date(2026, month, 10))
    }
  }

  static var cups: [Sale] { sales.filter { $0.name == "Cups" } }
}

/// A screen with one chart.
@MainActor
func chartScreen<Content: View>(
  width: CGFloat = 320, height: CGFloat = 220, @ViewBuilder _ content: () -> Content
) -> Screen {
  Screen(width: width, height: height) {
    content()
      .padding(10)
      .environment(\.calendar, Sample.calendar)
      .environment(\.timeZone, Sample.calendar.timeZone)
  }
}
