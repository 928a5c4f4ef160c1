import Charts
import SwiftUITesting
import Testing

/// Annotations that scales make room for.
@MainActor
struct ChartRoomTests {
  private func show(_ strategy: AnnotationOverflowResolution.Strategy, isLying: Bool = false) async throws -> (
    ProxyProbe, ChartProxy, Screen
  ) {
    let shown = try ProxyProbe.show {
      Chart {
        if isLying {
          BarMark(x: .value("Amount", 100), y: .value("Name", "A"))
            .annotation(position: .trailing, overflowResolution: AnnotationOverflowResolution(x: strategy)) {
              Color.red.frame(width: 60, height: 10).accessibilityElement().accessibilityLabel("Note")
            }
        } else {
          BarMark(x: .value("Name", "A"), y: .value("Amount", 100))
            .annotation(position: .top, overflowResolution: AnnotationOverflowResolution(y: strategy)) {
              Color.red.frame(width: 30, height: 40).accessibilityElement().accessibilityLabel("Note")
            }
        }
      }
      .chartXScale(domain: .automatic)
    }
    await shown.screen.settle()
    return (shown.probe, try #require(shown.probe.proxy), shown.screen)
  }

  @Test("CH15: padScale makes the vertical scale leave room for an annotation, no other strategy does")
  func vertical() async throws {
    let (_, plain, _) = try await show(.disabled)
    #expect(plain.position(forY: 100) == 0)
    let (probe, padded, screen) = try await show(.padScale)
    let top = try #require(padded.position(forY: 100))
    #expect(abs(top - 44) < 0.5)
    #expect(abs(screen["Note"].frame.minY - probe.plot.minY) < 0.5)
    // The lower end stays.
    #expect(padded.position(forY: 0) == padded.plotSize.height)
  }

  @Test("CH15: padScale makes the horizontal scale leave room after a bar that lies")
  func horizontal() async throws {
    let (probe, padded, screen) = try await show(.padScale, isLying: true)
    let end = try #require(padded.position(forX: 100))
    #expect(abs(padded.plotSize.width - end - 64) < 0.5)
    #expect(abs(screen["Note"].frame.maxX - probe.plot.maxX) < 0.5)
  }

  @Test("CH15: room for annotations that are larger than the plot ends at a third of it")
  func large() async throws {
    let shown = try ProxyProbe.show {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
          .annotation(
            position: .top, overflowResolution: AnnotationOverflowResolution(x: .padScale, y: .padScale)
          ) { Color.red.frame(width: 900, height: 900) }
      }
    }
    await shown.screen.settle()
    let proxy = try #require(shown.probe.proxy)
    let top = try #require(proxy.position(forY: 1))
    #expect(abs(top - proxy.plotSize.height / 3) < 0.5)
  }
}
