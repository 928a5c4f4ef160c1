import Foundation
import TesseraCore

/// What a layer is and looks like; views of UIKit have one each.
@MainActor
package final class LayerModel {
  /// Tells what shows the layer that it changed.
  package let followed = FollowedObject()
  /// Counts the changes.
  package private(set) var revision = 0
  /// Counts the reasons to draw the content again.
  package private(set) var drawing = 0

  package private(set) var bounds = CGRect.zero
  /// Where the anchor lies in the layer around this one, in points.
  package private(set) var position = CGPoint.zero
  /// In parts of the size.
  package private(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package private(set) var transform = CGAffineTransform.identity
  package private(set) var appearance = LayerAppearance()
  /// What is shown in front of the background and behind the layers inside.
  package var content: AnyView? {
    didSet { didChange() }
  }
  /// What of the layer is shown; nil for all.
  package var mask: AnyView? {
    didSet { didChange() }
  }

  /// What is shown in place of the layer's own values while animations of a module above run; nil for those.
  package var presentation: LayerPresentation? {
    didSet { if presentation != oldValue { followed.didChange() } }
  }
  /// Is told of each frame in which the layer is shown; nil if nothing moves.
  package var ticker: (@MainActor (Date) -> Void)? {
    didSet { if (ticker == nil) != (oldValue == nil) { followed.didChange() } }
  }

  /// Whether the layer is that of a view.
  var isOfView = false
  /// The view whose layer it is.
  package internal(set) weak var view: UIView?
  /// Whether changes are not shown for the time being: an animation begins later.
  package var isHeldBack = false
  /// Takes changes of layers without views, to show them later; nil to show them with the next frame.
  package static var collector: ((LayerModel) -> Void)?

  /// Is told of layers that are about to change, for animations of a module above; nil while none begins.
  package static var recorder: ((LayerModel) -> Void)?
  /// What was shown last, and where; nil if nothing was.
  package private(set) var shown: (look: LayerPresentation, position: CGPoint)?

  package init() {}

  /// A body shows the layer as it is now.
  func noteShown() {
    shown = (presentation ?? LayerPresentation(self), position)
  }

  /// Nothing shows the layer any more.
  func noteGone() {
    shown = nil
  }

  /// What shows the layer is evaluated again.
  package func didChange() {
    revision += 1
    if isHeldBack { return }
    if !isOfView, let collector = Self.collector { return collector(self) }
    followed.didChange()
  }

  /// The content is drawn again.
  package func setNeedsDisplay() {
    drawing += 1
    didChange()
  }

  /// Makes a body depend on the layer.
  package func follow() {
    followed.follow()
  }

  /// Changes a part of what the layer looks like; equal values are no change.
  package func set<Value: Equatable>(_ path: WritableKeyPath<LayerAppearance, Value>, _ value: Value) {
    guard appearance[keyPath: path] != value else { return }
    Self.recorder?(self)
    appearance[keyPath: path] = value
    didChange()
  }

  /// Takes all that another layer looks like.
  package func setAppearance(_ new: LayerAppearance) {
    guard appearance != new else { return }
    Self.recorder?(self)
    appearance = new
    didChange()
  }

  // MARK: Geometry

  /// The place and size in the layer around this one, as if there were no transform.
  package var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// The box around the layer, in the layer around this one.
  package var frame: CGRect {
    transform.isIdentity ? untransformedFrame : bounds.applying(transformToParent)
  }

  /// Leads from the coordinates of this layer to those of the one around it.
  package var transformToParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// - Returns: whether it is another one than before, and one that is possible.
  package func setBounds(_ newBounds: CGRect) -> Bool {
    let newBounds = newBounds.standardized
    guard newBounds != bounds, isPossible([newBounds.minX, newBounds.minY, newBounds.width, newBounds.height]) else {
      return false
    }
    Self.recorder?(self)
    bounds = newBounds
    return true
  }

  /// - Returns: whether it is another one than before, and one that is possible.
  package func setPosition(_ newPosition: CGPoint) -> Bool {
    guard newPosition != position, isPossible([newPosition.x, newPosition.y]) else { return false }
    Self.recorder?(self)
    position = newPosition
    return true
  }

  /// - Returns: whether it is another one than before, and one that is possible.
  package func setAnchorPoint(_ newAnchor: CGPoint) -> Bool {
    guard newAnchor != anchorPoint, isPossible([newAnchor.x, newAnchor.y]) else { return false }
    anchorPoint = newAnchor
    return true
  }

  /// - Returns: whether it is another one than before, and one that is possible.
  package func setTransform(_ new: CGAffineTransform) -> Bool {
    guard new != transform, isPossible([new.a, new.b, new.c, new.d, new.tx, new.ty]) else { return false }
    Self.recorder?(self)
    transform = new
    return true
  }

  /// The size and position that give a frame; nil for one that is not possible.
  package func parts(ofFrame frame: CGRect) -> (bounds: CGRect, position: CGPoint)? {
    guard isPossible([frame.minX, frame.minY, frame.width, frame.height]) else { return nil }
    let frame = frame.standardized
    let size =
      transform.isIdentity ? frame.size : frame.applying(transform.inverted()).size
    return (
      CGRect(origin: bounds.origin, size: size),
      CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    )
  }

  /// Figures that are no numbers, or infinite, leave the layer where it is, with a warning.
  private func isPossible(_ figures: [CGFloat]) -> Bool {
    if figures.allSatisfy(\.isFinite) { return true }
    RuntimeWarning.report(.invalidGeometry)
    return false
  }
}

/// What is shown of a layer at a moment.
package struct LayerPresentation: Equatable {
  package var appearance: LayerAppearance
  package var transform: CGAffineTransform
  /// How far it is from its place, in points.
  package var offset: CGSize

  package init(appearance: LayerAppearance, transform: CGAffineTransform, offset: CGSize) {
    self.appearance = appearance
    self.transform = transform
    self.offset = offset
  }

  /// The layer's own values.
  @MainActor
  package init(_ model: LayerModel) {
    self.init(appearance: model.appearance, transform: model.transform, offset: .zero)
  }

  /// The transform, and then the way from its place.
  var wholeTransform: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// What a layer looks like.
nonisolated package struct LayerAppearance: Equatable, Sendable {
  package var backgroundColor: Color?
  package var opacity = 1.0
  package var isHidden = false
  package var masksToBounds = false
  package var cornerRadius = 0.0
  package var maskedCorners = UIRectCorner.allCorners
  package var isContinuous = false
  package var borderWidth = 0.0
  package var borderColor = Color.black
  package var shadowColor = Color.black
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius = 3.0

  package init() {}

  /// The outline of the layer, with its round corners.
  package var outline: UnevenRoundedRectangle {
    func radius(_ corner: UIRectCorner) -> Double {
      maskedCorners.contains(corner) && cornerRadius.isFinite ? max(0, cornerRadius) : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight),
      style: isContinuous ? .continuous : .circular)
  }
}
