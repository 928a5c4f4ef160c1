import SwiftUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var badge = 0
  @Entry fileprivate var caption: String?

  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

private struct WeightKey: ContainerValueKey {
  static let defaultValue = 1
}

/// Writes down what its subviews hand to it.
private struct Reader: Layout {
  let read: @Sendable (ContainerValues) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { read(subview.containerValues) }
  }
}

/// Container values.
@MainActor
struct ContainerValueTests {
  @Test func theContainerReadsWhatItsSubviewsHandOver() {
    let log = Log()
    let reader = Reader { values in
      EngineLog.note("\(values.badge) \(values.caption ?? "-") \(values.weight)", in: log)
    }
    let screen = Screen {
      reader {
        Text("a").containerValue(\.badge, 1).padding().containerValue(\.caption, "x")
        Text("b").containerValue(\.badge, 1).containerValue(\.badge, 2)
        Group {
          Text("c")
          Text("d")
        }
        .containerValue(\.weight, 3)
        VStack { Text("e").containerValue(\.badge, 9) }
      }
    }
    #expect(log.take() == ["1 x 1", "2 - 1", "0 - 3", "0 - 3", "0 - 1"])
    screen.unmount()
  }

  @Test func aNewValueReachesTheContainer() {
    let log = Log()
    let reader = Reader { values in EngineLog.note("\(values.badge)", in: log) }
    let screen = Screen { reader { Text("a").containerValue(\.badge, 1) } }
    #expect(log.take() == ["1"])
    screen.update { reader { Text("a").containerValue(\.badge, 2) } }
    #expect(log.take() == ["2"])
    screen.update { reader { Text("a").containerValue(\.badge, 2) } }
    #expect(log.take() == [])
  }
}

/// Notes from a layout, which the engine calls on its own thread.
private enum EngineLog {
  static func note(_ line: String, in log: Log) {
    MainActor.assumeIsolated { log.note(line) }
  }
}
