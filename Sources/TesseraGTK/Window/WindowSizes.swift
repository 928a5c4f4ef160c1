import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// How large a window is at first and may be, in points.
@MainActor
struct WindowSizes {
  let initial: CGSize
  let minimum: CGSize
  /// Whether the user cannot change the size.
  let isFixed: Bool

  private static let usual = CGSize(width: 800, height: 600)
  private static let smallest = CGSize(width: 100, height: 60)

  init(of window: HostWindow) {
    let declaration = window.declaration
    let attributes = declaration.environment.windowAttributes
    let measured = ContentSizes(of: declaration, value: window.value)
    let hasContentSize =
      attributes.resizability == .contentSize
      || attributes.resizability == .automatic && declaration.kind == .settings
    minimum = CGSize(
      width: max(measured.minimum.width, Self.smallest.width).rounded(.up),
      height: max(measured.minimum.height, Self.smallest.height).rounded(.up))
    var wanted = attributes.defaultSize ?? WindowMemory.size(of: declaration) ?? Self.usual
    if hasContentSize {
      wanted = CGSize(
        width: min(max(attributes.defaultSize?.width ?? measured.ideal.width, 1), measured.maximum.width),
        height: min(max(attributes.defaultSize?.height ?? measured.ideal.height, 1), measured.maximum.height))
    }
    initial = CGSize(
      width: max(wanted.width, minimum.width).rounded(.up), height: max(wanted.height, minimum.height).rounded(.up))
    isFixed = hasContentSize && measured.maximum.width <= initial.width && measured.maximum.height <= initial.height
  }
}

/// What a window's content says to the extreme proposals, measured before the window is there.
@MainActor
private struct ContentSizes {
  let minimum: CGSize
  let ideal: CGSize
  let maximum: CGSize

  /// Content larger than a screen is scrolled or cut, but does not make a window that nobody can use.
  private static let largestMinimum = CGSize(width: 1000, height: 700)

  init(of declaration: DeclaredWindow, value: AnyHashable?) {
    let graph = ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: 800, height: 600)),
      environment: declaration.environment, arrangement: .unplaced,
      content: WindowContent(of: declaration, value: value))
    let least = graph.perform { graph.root.measureContent(LayoutProposal(CGSize.zero)) }
    minimum = CGSize(
      width: min(least.width, Self.largestMinimum.width), height: min(least.height, Self.largestMinimum.height))
    ideal = graph.perform { graph.root.measureContent(.unspecified) }
    maximum = graph.perform {
      graph.root.measureContent(LayoutProposal(CGSize(width: CGFloat.infinity, height: .infinity)))
    }
    graph.unmount()
  }
}
