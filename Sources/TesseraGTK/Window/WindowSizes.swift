#if Windows
import Foundation
import TesseraCore

/// The first size of a window and its limits, in points.
@MainActor
struct WindowSizes {
  let initial: CGSize
  let minimum: CGSize
  /// Whether the user cannot change the size.
  let isFixed: Bool

  private static let usual = CGSize(width: 800, height: 600)
  private static let smallest = CGSize(width: 100, height: 60)
  /// Content larger than a screen is scrolled or cut, but does not make the window unusable.
  private static let largestMinimum = CGSize(width: 1000, height: 700)

  /// The size that a new window has unless its content says otherwise.
  static func wanted(for declaration: DeclaredWindow) -> CGSize {
    declaration.environment.windowAttributes.defaultSize ?? WindowMemory.size(of: declaration) ?? usual
  }

  /// - Parameter host: has the content of the window.
  init(of declaration: DeclaredWindow, _ host: GraphHost) {
    let attributes = declaration.environment.windowAttributes
    let hasContentSize =
      attributes.resizability == .contentSize
      || attributes.resizability == .automatic && declaration.kind == .settings
    let least = host.measure(LayoutProposal(CGSize.zero))
    minimum = CGSize(
      width: max(min(least.width, Self.largestMinimum.width), Self.smallest.width).rounded(.up),
      height: max(min(least.height, Self.largestMinimum.height), Self.smallest.height).rounded(.up))
    var wanted = Self.wanted(for: declaration)
    var largest = CGSize(width: CGFloat.infinity, height: .infinity)
    if hasContentSize {
      largest = host.measure(LayoutProposal(largest))
      let ideal = host.measure(.unspecified)
      wanted = CGSize(
        width: min(attributes.defaultSize?.width ?? ideal.width, largest.width),
        height: min(attributes.defaultSize?.height ?? ideal.height, largest.height))
    }
    initial = CGSize(
      width: max(wanted.width, minimum.width).rounded(.up), height: max(wanted.height, minimum.height).rounded(.up))
    isFixed = hasContentSize && largest.width <= initial.width && largest.height <= initial.height
  }
}
#endif
