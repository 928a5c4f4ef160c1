#if DEBUG
  import Testing

  @testable import SwiftUITesting
  @testable import TesseraCore

  @MainActor
  @Suite("The engine's check of itself")
  struct GraphCheckTests {
    private func screen() -> Screen {
      Screen(width: 200, height: 200) {
        VStack {
          Text("One")
          Text("Two").padding()
        }
      }
    }

    private func faults(_ screen: Screen) -> [String] {
      var check = GraphCheck(screen.graph)
      check.run()
      return check.faults
    }

    private func stack(_ screen: Screen) throws -> StackNode {
      var stack: StackNode?
      screen.graph.forEachNode { stack = $0 as? StackNode ?? stack }
      return try #require(stack)
    }

    @Test("a sound graph has no faults")
    func sound() {
      #expect(faults(screen()).isEmpty)
    }

    @Test("a wrong index, a wrong layout parent and a removed child are found")
    func links() throws {
      let screen = screen()
      let stack = try stack(screen)
      stack.children[1].layoutIndex = 5
      #expect(faults(screen).contains { $0.hasPrefix("A child has the index of another") })
      stack.children[1].layoutIndex = 1
      stack.children[0].layoutParent = nil
      #expect(faults(screen).contains { $0.hasPrefix("The layout parent of a layout child is another node") })
      stack.children[0].layoutParent = stack
      stack.children[0].isRemoved = true
      #expect(faults(screen).contains { $0.hasPrefix("A removed node is in the tree") })
      #expect(faults(screen).contains { $0.hasPrefix("A removed node is a layout child") })
      stack.children[0].isRemoved = false
      #expect(faults(screen).isEmpty)
    }

    @Test("a departing node in the tree, and a departure that is not counted, are found")
    func departures() throws {
      let screen = screen()
      let child = try stack(screen).children[0]
      LayoutMotion.of(child).isDeparting = true
      #expect(faults(screen).contains { $0.hasPrefix("A departing node is a layout child") })
      child.motion = nil
      screen.graph.features.departureCount = 1
      #expect(faults(screen) == ["1 departures are counted, and 0 are there"])
      screen.graph.features.departureCount = 0
    }

    @Test("a parent that is another node is found")
    func parents() throws {
      let screen = screen()
      let child = try stack(screen).children[0]
      let parent = child.parent
      child.parent = screen.graph.root
      #expect(faults(screen).contains { $0.hasPrefix("The parent of a child is another node") })
      child.parent = parent
      #expect(faults(screen).isEmpty)
    }
  }
#endif
