import Foundation

/// The first size of a window and its limits, in points.
@MainActor
package struct WindowSizes {
  package let initial: CGSize
  package let minimum: CGSize
  /// Whether the user cannot change the size.
  package let isFixed: Bool

  private static let usual = CGSize(width: 800, height: 600)
  private static let usualDisplay = CGSize(width: 1920, height: 1080)
  private static let smallest = CGSize(width: 100, height: 60)
  /// Content larger than a screen is scrolled or cut, but does not make the window unusable.
  private static let largestMinimum = CGSize(width: 1000, height: 700)

  /// The size that a new window has unless its content says otherwise.
  ///
  /// - Parameter remembered: that of the last window of the scene; nil for none.
  package static func wanted(for declaration: DeclaredWindow?, remembered: CGSize? = nil) -> CGSize {
    declaration?.environment.windowAttributes.defaultSize ?? remembered ?? usual
  }

  /// - Parameters:
  ///   - host: has the content of the window.
  ///   - remembered: the size of the last window of the scene; nil for none.
  ///   - display: the size of the screen; nil for a usual one.
  package init(
    of declaration: DeclaredWindow, _ host: GraphHost, remembered: CGSize? = nil, display: CGSize? = nil
  ) {
    let attributes = declaration.environment.windowAttributes
    let hasContentSize =
      attributes.resizability == .contentSize
      || attributes.resizability == .automatic && declaration.kind == .settings
    let least = host.measure(LayoutProposal(CGSize.zero))
    minimum = CGSize(
      width: max(min(least.width, Self.largestMinimum.width), Self.smallest.width).rounded(.up),
      height: max(min(least.height, Self.largestMinimum.height), Self.smallest.height).rounded(.up))
    var wanted = Self.wanted(for: declaration, remembered: remembered)
    var largest = CGSize(width: CGFloat.infinity, height: .infinity)
    if hasContentSize {
      largest = host.measure(LayoutProposal(largest))
      let ideal = host.measure(.unspecified)
      wanted = CGSize(
        width: min(attributes.defaultSize?.width ?? ideal.width, largest.width),
        height: min(attributes.defaultSize?.height ?? ideal.height, largest.height))
    }
    if let placer = attributes.defaultPlacement, remembered == nil {
      let placement = placer.placement(of: host, display: display ?? Self.usualDisplay)
      wanted = placement.size(otherwise: wanted)
    }
    initial = CGSize(
      width: max(wanted.width, minimum.width).rounded(.up), height: max(wanted.height, minimum.height).rounded(.up))
    isFixed = hasContentSize && largest.width <= initial.width && largest.height <= initial.height
  }
}
