import Charts
import SwiftUITesting
import Testing

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
