import SwiftUI
import TesseraCore

/// Leads from the view that has the gesture of a recognizer to other coordinate spaces (J420).
@MainActor
package final class GestureSpaces {
  fileprivate var proxy: GeometryProxy?

  package init() {}

  /// A point of the view, in a space. Where the view is turned against the space, it counts as its bounding box.
  package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard space != .local, let proxy else { return point }
    let (frame, scale) = (proxy.frame(in: space), scale(of: proxy, in: space))
    return CGPoint(x: frame.minX + point.x * scale.width, y: frame.minY + point.y * scale.height)
  }

  /// A point of a space, in the view.
  package func localPoint(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
    guard space != .local, let proxy else { return point }
    let (frame, scale) = (proxy.frame(in: space), scale(of: proxy, in: space))
    return CGPoint(x: (point.x - frame.minX) / scale.width, y: (point.y - frame.minY) / scale.height)
  }

  /// A distance in the view, in a space.
  package func distance(_ distance: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard space != .local, let proxy else { return distance }
    let scale = scale(of: proxy, in: space)
    return CGPoint(x: distance.x * scale.width, y: distance.y * scale.height)
  }

  /// How much larger the view is in a space; 1 for a view without an extent.
  private func scale(of proxy: GeometryProxy, in space: CoordinateSpace) -> CGSize {
    let (size, frame) = (proxy.size, proxy.frame(in: space))
    return CGSize(
      width: size.width > 0 && frame.width > 0 ? frame.width / size.width : 1,
      height: size.height > 0 && frame.height > 0 ? frame.height / size.height : 1)
  }
}

/// Lets the spaces of a gesture know the view that has it.
package struct GestureSpacesReader: ViewModifier {
  private let spaces: GestureSpaces

  package init(_ spaces: GestureSpaces) {
    self.spaces = spaces
  }

  package func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        // tessera:disable side-effect-in-body - this only hands on where the view is found
        let _: Void = spaces.proxy = proxy
        Color.clear
      }
      .allowsHitTesting(false)
    }
  }
}
