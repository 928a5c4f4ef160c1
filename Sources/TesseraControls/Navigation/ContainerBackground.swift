import Foundation
import TesseraCore

/// Gives a background to the container of a view.
nonisolated private struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  let placement: ContainerBackgroundPlacement
  let background: Background

  @MainActor func body(content: Content) -> some View {
    content.modifier(ContainerBackgroundWriter(placement: placement, background: background))
  }
}

private struct ContainerBackgroundWriter<Background: View>: ViewModifier {
  let placement: ContainerBackgroundPlacement
  let background: Background

  @State private var portal = Portal()
  @Environment(\.surfaceSize) private var surface

  init(placement: ContainerBackgroundPlacement, background: Background) {
    self.placement = placement
    self.background = background
  }

  func body(content: Content) -> some View {
    if placement.isPage {
      let portal = portal
      content
        .modifier(PortalModifier(portal) { background })
        .page { $0.containerBackground = portal }
    } else if placement == .inWidget {
      let portal = portal
      content
        .modifier(PortalModifier(portal) { background })
        .preference(key: WidgetBackgroundKey.self, value: portal)
    } else {
      content.background { wholeSurface }
    }
  }

  /// Behind the view, as large as the surface wherever the view lies.
  private var wholeSurface: some View {
    GeometryReader { proxy in
      let place = proxy.frame(in: .global)
      background
        .frame(width: surface.width, height: surface.height)
        .offset(x: -place.minX, y: -place.minY)
    }
    .allowsHitTesting(false)
  }
}

extension View {
  /// Gives the container of this view a background.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(ContainerBackgroundModifier(placement: container, background: Rectangle().fill(style)))
  }

  /// Gives the container of this view a background.
  ///
  /// - Parameter alignment: where the background lies if it is not as large as the container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container,
        background: content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }
}
