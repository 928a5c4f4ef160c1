import SwiftUI
import SwiftUITesting
import Testing

/// Pages that grow out of a view.
@MainActor @Suite("Zooming pages")
struct ZoomTransitionTests {
  private struct Album: View {
    @Namespace private var space
    let hasSource: Bool
    let depth: Int

    init(hasSource: Bool = true, depth: Int = 1) {
      self.hasSource = hasSource
      self.depth = depth
    }

    var body: some View {
      NavigationStack {
        page(1).navigationDestination(for: Int.self) { level in
          Group {
            if level == depth { photo } else { page(level + 1) }
          }
          .toolbar(.hidden, for: .navigationBar)
        }
        .toolbar(.hidden, for: .navigationBar)
      }
    }

    private var photo: some View {
      Color.pureBlue.ignoresSafeArea().overlay { Pop() }
        .navigationTransition(.zoom(sourceID: "photo", in: space))
    }

    private func page(_ level: Int) -> some View {
      ZStack(alignment: .topLeading) {
        Color.white
        if hasSource, level == depth {
          Color.pureRed.frame(width: 60, height: 80)
            .matchedTransitionSource(id: "photo", in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 0)) }
            .offset(x: 200, y: 40)
        }
        NavigationLink("Push \(level)", value: level)
      }
    }
  }

  private struct Pop: View {
    @Environment(\.dismiss) private var dismiss

    init() {}

    var body: some View { Button("Pop") { dismiss() } }
  }

  /// Where what the page shows begins and ends, from left to right, in a line across the view that it grows out of.
  private func extent(_ screen: Screen) -> ClosedRange<Int>? {
    let picture = screen.snapshot()
    let blue = (0..<300).filter {
      picture.color(at: CGPoint(x: CGFloat($0) + 0.5, y: 80)).red < 0.9
        && picture.color(at: CGPoint(x: CGFloat($0) + 0.5, y: 80)).blue > 0.6
    }
    guard let first = blue.first, let last = blue.last else { return nil }
    return first...last
  }

  private func film(_ screen: Screen) async -> [ClosedRange<Int>?] {
    var frames = [extent(screen)]
    for _ in 0..<60 {
      await screen.advance(by: .seconds(1.0 / 60))
      frames.append(extent(screen))
    }
    return frames
  }

  @Test("F1: a page that zooms grows out of the view it names, and goes back into it", arguments: 1...2)
  func zoom(depth: Int) async {
    let screen = Screen(width: 300, height: 400, scale: 1) { Album(depth: depth) }
    for level in 1...depth {
      if level > 1 { await screen.settle() }
      screen["Push \(level)"].tap()
    }
    #expect(screen["Pop"].exists)
    let push = await film(screen).compactMap { $0 }
    #expect((120...205).contains(push.first?.lowerBound ?? 0) && (255...285).contains(push.first?.upperBound ?? 0))
    #expect(push.last == 0...299)
    #expect(zip(push, push.dropFirst()).allSatisfy { $0.lowerBound >= $1.lowerBound && $0.upperBound <= $1.upperBound })
    screen["Pop"].tap()
    #expect(!screen["Pop"].exists)
    let pop = await film(screen).compactMap { $0 }
    #expect(pop.first == 0...299)
    #expect((180...200).contains(pop.last?.lowerBound ?? 0) && (260...280).contains(pop.last?.upperBound ?? 0))
    #expect(pop.contains { (50...150).contains($0.lowerBound) })
    let end = screen.snapshot()
    #expect(end.name(230, 80) == "red" && end.name(100, 80) == "white")
  }

  @Test("F1: without the view that it names, the page slides")
  func noSource() async {
    let screen = Screen(width: 300, height: 400, scale: 1) { Album(hasSource: false) }
    screen["Push 1"].tap()
    let push = await film(screen).compactMap { $0 }
    #expect(push.contains { (50...150).contains($0.lowerBound) })
    #expect(push.allSatisfy { $0.upperBound == 299 })
  }

  private struct Tabs: View {
    @Namespace private var space

    init() {}

    var body: some View {
      TabView {
        NavigationStack {
          ZStack {
            Color.white
            Color.pureRed.frame(width: 60, height: 80).matchedTransitionSource(id: "photo", in: space)
            NavigationLink("Push", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in
            Color(red: 0, green: 1, blue: 0).navigationTransition(.zoom(sourceID: "photo", in: space))
              .toolbar(.hidden, for: .tabBar)
          }
          .toolbar(.hidden, for: .navigationBar)
        }
        .tabItem { Text("One") }
      }
    }
  }

  /// The middle of what is blue in the bar of tabs, and how blue it is at most.
  private func label(_ screen: Screen) -> (middle: Double, strength: Double)? {
    let picture = screen.snapshot()
    var places: [Double] = []
    var strength = 0.0
    for y in stride(from: 352, to: 400, by: 1) {
      for x in 0..<300 {
        let color = picture.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        let blueness = color.blue - color.red
        guard blueness > 0.2 else { continue }
        places.append(Double(x))
        strength = max(strength, blueness)
      }
    }
    guard let first = places.min(), let last = places.max() else { return nil }
    return ((first + last) / 2, strength)
  }

  @Test("F1: the bar of tabs fades where it is while a page zooms that has none")
  func bar() async throws {
    let screen = Screen(width: 300, height: 400, scale: 1) { Tabs() }
    let before = try #require(label(screen))
    screen["Push"].tap()
    var strengths: [Double] = []
    for _ in 0..<20 {
      await screen.advance(by: .seconds(1.0 / 60))
      guard let seen = label(screen) else { break }
      #expect(abs(seen.middle - before.middle) <= 2)
      strengths.append(seen.strength)
    }
    #expect(strengths.count >= 2)
    #expect((strengths.last ?? 1) < before.strength - 0.2)
    await screen.settle()
    #expect(label(screen) == nil)
  }
}
