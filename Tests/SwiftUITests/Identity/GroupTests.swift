import SwiftUITesting
import Testing

/// Groups add nothing: their members belong to the container around them.
@MainActor
struct GroupTests {
  private let census = Census()

  private var pair: some View {
    Group {
      Color.clear.frame(width: 30, height: 10)
      Color.clear.frame(width: 50, height: 10)
    }
  }

  @Test("A6: a frame on a group frames each member")
  func frames() {
    #expect(measure(.unspecified) { VStack(spacing: 0) { pair.frame(width: 70) } } == CGSize(width: 70, height: 20))
    #expect(measure(.unspecified) { HStack(spacing: 0) { pair.frame(width: 70) } } == CGSize(width: 140, height: 10))
    let tall = measure(.unspecified) { VStack(spacing: 0) { pair.frame(height: 20, alignment: .top) } }
    #expect(tall == CGSize(width: 50, height: 40))
  }

  @Test("A6: padding on a group pads each member")
  func padding() {
    #expect(measure(.unspecified) { VStack(spacing: 0) { pair.padding(5) } } == CGSize(width: 60, height: 40))
    #expect(measure(.unspecified) { HStack(spacing: 0) { pair.padding(5) } } == CGSize(width: 100, height: 20))
  }

  @Test("A6: a frame around an empty group is no element")
  func emptyGroups() {
    let size = measure(.unspecified) {
      VStack(spacing: 8) {
        Color.clear.frame(width: 30, height: 10)
        Group {}.frame(width: 70, height: 70)
      }
    }
    #expect(size == CGSize(width: 30, height: 10))
  }

  @Test("A6: nested groups and conditions are spliced into the container")
  func nestedGroups() {
    let size = measure(.unspecified) {
      HStack(spacing: 1) {
        Group {
          Color.clear.frame(width: 10, height: 10)
          Group {
            Color.clear.frame(width: 10, height: 10)
            if true { Color.clear.frame(width: 10, height: 10) }
          }
        }
      }
    }
    #expect(size == CGSize(width: 32, height: 10))
  }

  @Test("A6: an overlay on a group is made for each member")
  func overlays() {
    let screen = Screen {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .overlay { Life("o", census) }
      }
    }
    #expect(census.count == 2)
    #expect(screen.visibleText.sorted() == ["a", "b", "o1", "o2"])
  }

  @Test("A6: a group that is the root is one view to an overlay")
  func overlayOnRoot() {
    let screen = Screen {
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Life("o", census) }
    }
    #expect(census.count == 1)
    #expect(screen.visibleText.sorted() == ["a", "b", "o1"])
  }

  @Test("A6: modifiers distribute over the members of a view with several of them")
  func viewsWithSeveralMembers() {
    struct Pair: View {
      var body: some View {
        Color.clear.frame(width: 30, height: 10)
        Color.clear.frame(width: 50, height: 10)
      }
    }
    #expect(measure(.unspecified) { HStack(spacing: 0) { Pair().frame(width: 70) } } == CGSize(width: 140, height: 10))
    #expect(measure(.unspecified) { VStack(spacing: 0) { Pair().padding(5) } } == CGSize(width: 60, height: 40))
  }

  @Test("A6: members that come and go under a modifier keep their state")
  func distributionOverChanges() {
    let lives = texts(over: [1, 2, 1]) { count in
      HStack {
        Group {
          if count == 2 { Life("x", census) }
          Life("y", census)
        }
        .padding(2)
      }
    }
    #expect(lives == [["y1"], ["x2", "y1"], ["y1"]])
  }

  @Test("A6: a gesture on a group works on each member")
  func gestures() {
    let log = Log()
    let screen = Screen {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onTapGesture { log.note("tap") }
      }
    }
    screen["a"].tap()
    screen["b"].tap()
    #expect(log.lines == ["tap", "tap"])
  }

  @Test("A7: several views at the root are stacked vertically")
  func implicitRoot() throws {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      Color.clear.frame(width: 40, height: 20).probe("a")
      Color.clear.frame(width: 60, height: 20).probe("b")
    }
    let (first, second) = try (#require(frames["a"]), #require(frames["b"]))
    #expect(first.midX == 50 && second.midX == 50)
    #expect(second.minY >= first.maxY)
  }

  @Test("A7: several views in an overlay or background lie on each other")
  func implicitDepthStack() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      Color.clear.overlay {
        Color.clear.frame(width: 40, height: 20).probe("a")
        Color.clear.frame(width: 60, height: 20).probe("b")
      }
      .background {
        Color.clear.frame(width: 10, height: 10).probe("c")
        Color.clear.frame(width: 20, height: 20).probe("d")
      }
    }
    #expect(frames["a"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(frames["b"] == CGRect(x: 20, y: 40, width: 60, height: 20))
    #expect(frames["c"] == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(frames["d"] == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("A7: members of an implicit container keep their state as others come and go")
  func implicitContainerKeepsLives() {
    let lives = texts(over: [false, true, false]) { isThere in
      if isThere { Life("c", census) }
      Life("t", census)
    }
    #expect(lives == [["t1"], ["c2", "t1"], ["t1"]])
  }
}
