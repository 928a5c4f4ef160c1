import TesseraCore

/// What the pointer and fingers do to a map (MK14).
struct MapGestures: ViewModifier {
  let model: MapModel
  let modes: MapInteractionModes

  @State private var dragged: CGSize?
  @State private var magnified: CGFloat?
  @State private var turned: Angle?

  /// How far a wheel turns for twice the size, in points.
  private static let wheelPerLevel = 240.0
  /// Slower drags end without momentum, points per second.
  private static let leastSpeed = 60.0

  func body(content: Content) -> some View {
    content
      .gesture(drag, isEnabled: modes.contains(.pan))
      .simultaneousGesture(magnify, isEnabled: modes.contains(.zoom))
      .simultaneousGesture(rotate, isEnabled: modes.contains(.rotate))
      .simultaneousGesture(doubleTap, isEnabled: modes.contains(.zoom))
      .onPointerInput { _ in
        false
      } wheel: { point, delta in
        guard modes.contains(.zoom), let shown = model.shown, delta.height.isFinite else { return false }
        model.move(to: shown.zoomed(by: delta.height / Self.wheelPerLevel, about: point, model.bounds))
        return true
      }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { value in
        let last = dragged ?? .zero
        dragged = value.translation
        pan(by: CGSize(width: value.translation.width - last.width, height: value.translation.height - last.height))
      }
      .onEnded { value in
        dragged = nil
        let way = CGSize(width: value.velocity.width / 4, height: value.velocity.height / 4)
        if hypot(value.velocity.width, value.velocity.height) >= Self.leastSpeed {
          withAnimation(.easeOut(duration: 0.6)) { pan(by: way) }
        }
        model.release()
      }
  }

  private func pan(by distance: CGSize) {
    guard let shown = current else { return }
    model.isHeld = dragged != nil
    model.move(to: shown.panned(by: distance))
  }

  /// What is shown, with what was moved in this frame already.
  private var current: MapProjection? {
    guard var shown = model.shown else { return nil }
    if model.isHeld, let moved = model.moved { shown.viewpoint = moved }
    return shown
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let last = magnified ?? 1
        magnified = value.magnification
        guard let shown = current, value.magnification > 0, last > 0 else { return }
        model.isHeld = true
        model.move(
          to: shown.zoomed(by: log2(value.magnification / last), about: value.startLocation, model.bounds))
      }
      .onEnded { _ in
        magnified = nil
        model.release()
      }
  }

  private var rotate: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(8))
      .onChanged { value in
        let last = turned ?? .zero
        turned = value.rotation
        guard let shown = current else { return }
        model.isHeld = true
        model.move(to: shown.turned(by: last.degrees - value.rotation.degrees, about: value.startLocation))
      }
      .onEnded { _ in
        turned = nil
        model.release()
      }
  }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2).onEnded { value in
      guard let shown = model.shown else { return }
      withAnimation(.easeInOut(duration: 0.3)) {
        model.move(to: shown.zoomed(by: 1, about: value.location, model.bounds))
      }
    }
  }
}
