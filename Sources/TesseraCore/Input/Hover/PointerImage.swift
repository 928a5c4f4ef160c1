import Foundation

/// A picture in the place of the pointer's arrow.
nonisolated package struct PointerImage: Hashable, Sendable {
  let image: Image
  /// The point of the picture that is where the pointer is.
  let hotSpot: UnitPoint

  package func hash(into hasher: inout Hasher) {
    hasher.combine(hotSpot)
  }

  /// What the pointer shows in an environment; nil if the picture is empty.
  @MainActor func picture(in environment: EnvironmentValues) -> (picture: PointerPicture?, warning: RuntimeWarning?) {
    let resolved = image.resolved(in: environment, font: environment.text.style.attributes(in: environment).font)
    let size = resolved.size
    guard size.width > 0, size.height > 0 else { return (nil, resolved.warning) }
    let painter = ImagePainter(image: image, resolved: resolved, environment: environment)
    let picture = PointerPicture(
      items: painter.items(in: CGRect(origin: .zero, size: size)), size: size,
      hotSpot: CGPoint(x: size.width * hotSpot.unitX, y: size.height * hotSpot.unitY))
    return (picture, resolved.warning)
  }
}

nonisolated extension UnitPoint {
  /// The coordinates within the square of 1.
  fileprivate var unitX: CGFloat { x.isNaN ? 0 : min(max(x, 0), 1) }
  fileprivate var unitY: CGFloat { y.isNaN ? 0 : min(max(y, 0), 1) }
}
