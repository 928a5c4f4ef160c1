import Foundation
import TesseraCore

extension DisplayList {
  /// The list with every fill that shows what is behind it replaced by a drawing of that: what was drawn before,
  /// blurred, below the tint. Hosts that draw pieces one by one then draw the same as those that draw all at once.
  ///
  /// - Parameters:
  ///   - background: what lies behind everything; nil for nothing.
  ///   - size: of the picture, beyond which there is nothing to be seen.
  @MainActor
  package func showingBackdrops(on background: Color.Resolved?, in size: CGSize) -> DisplayList {
    guard items.contains(where: \.hasBackdrop) else { return self }
    let ground = DisplayItem.fill(
      Path(CGRect(origin: .zero, size: size)), .color(background ?? .clear), FillStyle())
    return DisplayList(items: BackdropMaker().make(items, behind: [ground]))
  }
}

/// Finds the items of a display list that show what is behind them.
@MainActor
private struct BackdropMaker {
  /// - Parameter behind: what was drawn before, in the coordinates of the items.
  func make(_ items: [DisplayItem], behind: [DisplayItem]) -> [DisplayItem] {
    var behind = behind
    var result: [DisplayItem] = []
    result.reserveCapacity(items.count)
    for item in items {
      result.append(item.hasBackdrop ? make(item, behind: behind) : item)
      // What is below two panes is blurred once: the upper one treats the lower one as a translucent color.
      behind.append(item)
    }
    return result
  }

  private func make(_ item: DisplayItem, behind: [DisplayItem]) -> DisplayItem {
    switch item {
    case .fill(let path, .backdrop(let paint), let style):
      return pane(DisplayGroup.Clip(path: path, style: style), paint, behind: behind)
    case .group(var group):
      let inverse = group.transform.inverted()
      let outer = group.transform.isIdentity ? behind : [.group(DisplayGroup(transform: inverse, items: behind))]
      group.items = make(group.items, behind: outer)
      return .group(group)
    default:
      return item
    }
  }

  private func pane(_ shape: DisplayGroup.Clip, _ paint: BackdropPaint, behind: [DisplayItem]) -> DisplayItem {
    guard let bounds = DisplayBounds.of([.fill(shape.path, .color(paint.tint), shape.style)]) else {
      return .group(DisplayGroup(items: []))
    }
    let area = bounds.insetBy(dx: -3 * paint.radius, dy: -3 * paint.radius)
    let seen = behind.filter { DisplayBounds.of([$0])?.overlap(with: area) != nil }
    let softened = DisplayGroup(
      effect: .backdrop(radius: paint.radius, saturation: paint.saturation), opacity: paint.opacity, items: seen)
    let tint = DisplayItem.fill(
      Path(bounds), .color(paint.tint.multiplyingOpacity(by: Float(paint.opacity))), FillStyle())
    return .group(DisplayGroup(clip: shape, items: [.group(softened), tint]))
  }
}

extension DisplayItem {
  /// Whether the item shows what lies behind it.
  fileprivate var hasBackdrop: Bool {
    switch self {
    case .fill(_, .backdrop, _): true
    case .group(let group): group.items.contains(where: \.hasBackdrop)
    default: false
    }
  }
}
