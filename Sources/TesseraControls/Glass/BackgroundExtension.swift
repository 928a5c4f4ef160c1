import Foundation
import TesseraCore

extension View {
  /// Goes on with the view below the bars around it: mirrored and blurred copies fill its safe area (J222).
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: true))
  }

  /// Goes on with the view below the bars around it, if it is to (J222).
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}

nonisolated private struct BackgroundExtensionModifier: ViewModifier {
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    content.background {
      if isEnabled { Extension(content: content) }
    }
  }
}

/// The copies around a view.
private struct Extension<Content: View>: View {
  let content: Content

  var body: some View {
    GeometryReader { geometry in
      let (size, insets) = (geometry.size, geometry.safeAreaInsets)
      ZStack {
        mirrored(size, insets.top, .top)
        mirrored(size, insets.bottom, .bottom)
        mirrored(size, insets.leading, .leading)
        mirrored(size, insets.trailing, .trailing)
      }
      .frame(width: size.width, height: size.height)
    }
    .allowsHitTesting(false)
    .semantics(.hidden(true))
  }

  private static var blur: CGFloat { 12 }

  /// A copy of the view beyond one of its edges, as deep as the safe area there.
  @ViewBuilder
  private func mirrored(_ size: CGSize, _ depth: CGFloat, _ edge: Edge) -> some View {
    if depth > 0 {
      let isVertical = edge == .top || edge == .bottom
      let isFirst = edge == .top || edge == .leading
      content
        .frame(width: size.width, height: size.height)
        .scaleEffect(x: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
        .blur(radius: Self.blur, opaque: true)
        .frame(
          width: isVertical ? size.width : depth, height: isVertical ? depth : size.height,
          alignment: alignment(atViewFrom: edge)
        )
        .clipped()
        .offset(
          x: isVertical ? 0 : (isFirst ? -1 : 1) * (size.width + depth) / 2,
          y: isVertical ? (isFirst ? -1 : 1) * (size.height + depth) / 2 : 0)
    }
  }

  /// Which part of the copy is seen: the one at the edge that it shares with the view.
  private func alignment(atViewFrom edge: Edge) -> Alignment {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
