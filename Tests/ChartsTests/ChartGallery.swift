import Charts
import SwiftUITesting
import Testing

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

/// What an overlay of a chart learns.
@MainActor
final class ProxyProbe {
  var proxy: ChartProxy?
  var plot = CGRect.zero

  /// The probe of a chart, and the screen that shows it.
  static func show<Content: View>(
    width: CGFloat = 320, height: CGFloat = 220, @ViewBuilder _ content: () -> Content
  ) throws -> (probe: ProxyProbe, proxy: ChartProxy, screen: Screen) {
    let probe = ProxyProbe()
    let screen = Screen(width: width, height: height) {
      content()
        .environment(\.calendar, Sample.calendar)
        .environment(\.timeZone, Sample.calendar.timeZone)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = probe.note(proxy, geometry)
            Color.clear
          }
        }
    }
    return (probe, try #require(probe.proxy), screen)
  }

  private func note(_ proxy: ChartProxy, _ geometry: GeometryProxy) {
    self.proxy = proxy
    plot = geometry[proxy.plotAreaFrame]
  }

  /// A place of the plot on the screen.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: plot.minX + x, y: plot.minY + y)
  }
}

extension Snapshot {
  /// Whether a color is seen at one of the points that lie four apart.
  func contains(_ name: String) -> Bool {
    stride(from: 0, to: CGFloat(height) / 2, by: 4).contains { y in
      stride(from: 0, to: CGFloat(width) / 2, by: 4).contains { x in shows(name, at: CGPoint(x: x, y: y)) }
    }
  }

  /// Whether the color at a point is nearer to a color than any neighbor of it in the palette.
  func shows(_ name: String, at point: CGPoint) -> Bool {
    let color = color(at: point)
    let palette: [String: (Double, Double, Double)] = [
      "white": (1, 1, 1), "blue": (0, 0.53, 1), "green": (0.2, 0.78, 0.35), "orange": (1, 0.55, 0.16),
      "red": (1, 0.22, 0.24), "purple": (0.8, 0.19, 0.88), "black": (0, 0, 0),
    ]
    let nearest = palette.min { first, second in
      func distance(_ other: (Double, Double, Double)) -> Double {
        abs(other.0 - color.red) + abs(other.1 - color.green) + abs(other.2 - color.blue)
      }
      return distance(first.value) < distance(second.value)
    }
    return nearest?.key == name
  }
}
