import Foundation
import SwiftUI
import TesseraCore

/// A rectangle that shows something: what a view of UIKit looks like, or a part of that.
///
/// The layers that are put into that of a view lie behind the views in it.
@MainActor @preconcurrency
open class CALayer: NSObject {
  package let model: LayerModel
  /// The view whose layer this is.
  package private(set) weak var view: UIView?
  private weak var parentLayer: CALayer?
  private var ownSublayers: [CALayer] = []
  private var spaceTransform: CATransform3D?
  private var needsLayout = true
  /// What moves the layer; nil if nothing did.
  var ownAnimations: LayerAnimations?

  /// The view that a layer is being made for.
  private static var owner: UIView?

  /// A layer without a size.
  public required override init() {
    view = Self.owner
    model = Self.owner?.layerModel ?? LayerModel()
    super.init()
    setUp()
  }

  /// A copy of what is shown of another layer, which this is not: a layer without a size.
  public init(layer: Any) {
    model = LayerModel()
    super.init()
    setUp()
  }

  /// No layer is kept in an archive, so there is none to be read from one: a layer without a size.
  public required init?(coder: NSCoder) {
    model = LayerModel()
    super.init()
    setUp()
  }

  /// The layer of a view, of the class that the view's class chooses.
  static func make(for view: UIView) -> CALayer {
    owner = view
    defer { owner = nil }
    let type = type(of: view).layerClass as? CALayer.Type ?? CALayer.self
    return type.init()
  }

  private func setUp() {
    showContent()
  }

  // MARK: Content

  /// How often, where and when the layers in this one are shown. Overridden.
  var instances: [LayerInstance] { [LayerInstance()] }

  /// The value of a property that only layers of this class have; nil if there is none. Overridden.
  func ownAnimatedValue(for key: String) -> AnimatedValue? { nil }

  /// What an animation shows of such a property; nil for the layer's own value.
  func shownValue(_ key: String) -> AnimatedValue? { ownAnimations?.own[key] }

  /// Makes what a layer of a module above shows, which cannot override `ownContent`.
  package var hostedContent: (@MainActor () -> AnyView?)? { didSet { showContent() } }

  /// What the layer shows between its background and the layers in it. Overridden.
  package func ownContent() -> AnyView? {
    hostedContent?()
      ?? contents.flatMap { $0 as? CGImage }.map { image in
        AnyView(LayerPicture(image: image, gravity: contentsGravity, scale: contentsScale))
      }
  }

  /// Shows the content as it is now.
  package func showContent() {
    let own = ownContent()
    guard own != nil || !ownSublayers.isEmpty || drawsItself else {
      if model.content != nil { model.content = nil }
      return
    }
    model.content = AnyView(LayerContent(layer: self, own: own, revision: model.revision))
  }

  /// A picture, as a `CGImage`; nil for none.
  open var contents: Any? {
    didSet { showContent() }
  }

  /// How the picture fits the layer.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { showContent() }
  }

  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1 {
    didSet { showContent() }
  }

  /// Whether `draw(in:)` was asked for by `setNeedsDisplay`.
  private var drawsItself = false

  /// Has `draw(in:)` called, which is not called before.
  open func setNeedsDisplay() {
    drawsItself = true
    showContent()
    model.setNeedsDisplay()
  }

  /// Draws the content; asked for by `setNeedsDisplay`.
  open func draw(in ctx: CGContext) {}

  /// Draws the content, if that was asked for.
  func drawIfNeeded(in context: CGContext) {
    if drawsItself { draw(in: context) }
  }

  /// Draws what the layer shows with all layers in it into a context; the layer of a view, what the view shows (J91).
  open func render(in ctx: CGContext) {
    if let view { return view.drawContent(into: ctx) }
    let face = CALayerFace(self).frame(width: bounds.width, height: bounds.height)
    ctx.draw(ViewDrawing.items(of: face))
  }

  // MARK: Geometry

  /// Its place and size in the layer around it, in points. With a transform, the box around what is seen.
  open var frame: CGRect {
    get { view?.frame ?? model.frame }
    set {
      if let view { return view.frame = newValue }
      guard let parts = model.parts(ofFrame: newValue) else { return }
      let didMove = model.setPosition(parts.position)
      if model.setBounds(parts.bounds) { sizeDidChange() } else if didMove { placeDidChange() }
    }
  }

  /// Its size, and the point of its coordinates that is its upper left corner.
  open var bounds: CGRect {
    get { view?.bounds ?? model.bounds }
    set {
      if let view { return view.bounds = newValue }
      if model.setBounds(newValue) { sizeDidChange() }
    }
  }

  /// Where the anchor lies in the layer around it, in points.
  open var position: CGPoint {
    get { model.position }
    set {
      if let view { return view.center = newValue }
      if model.setPosition(newValue) { placeDidChange() }
    }
  }

  /// The point that is placed and turned around, in parts of the size.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { if model.setAnchorPoint(newValue) { placeDidChange() } }
  }

  /// The place in the order of layers in the same one: higher ones lie in front.
  open var zPosition: CGFloat = 0 {
    didSet { parentLayer?.model.didChange() }
  }

  /// Turns, stretches and moves the layer around its anchor. Perspective is left out.
  open var transform: CATransform3D {
    get { spaceTransform ?? CATransform3DMakeAffineTransform(model.transform) }
    set {
      spaceTransform = newValue
      if model.setTransform(CATransform3DGetAffineTransform(newValue)) { model.didChange() }
    }
  }

  /// The transform of the plane.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  private func placeDidChange() {
    parentLayer?.model.didChange()
    model.didChange()
  }

  private func sizeDidChange() {
    placeDidChange()
    setNeedsLayout()
    layoutIfNeeded()
    showContent()
  }

  /// Whether a point of the layer's coordinates lies in it.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: The tree

  /// The layers in this one, from the hindmost to the foremost; nil for none.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.parentLayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
      showContent()
    }
  }

  /// The layer around this one.
  open var superlayer: CALayer? { parentLayer ?? view?.superview?.layer }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: ownSublayers.count)
  }

  /// Adds a layer at a place in the order from the hindmost to the foremost.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Adds a layer behind another one; in front of all, if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? ownSublayers.count)
  }

  /// Adds a layer in front of another one; in front of all, if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count)
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    layer.parentLayer = self
    showContent()
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    guard let parentLayer else { return }
    parentLayer.ownSublayers.removeAll { $0 === self }
    self.parentLayer = nil
    parentLayer.showContent()
    parentLayer.model.didChange()
  }

  /// The layers in this one in the order in which they are drawn.
  var drawnSublayers: [CALayer] {
    guard ownSublayers.contains(where: { $0.zPosition != 0 }) else { return ownSublayers }
    return ownSublayers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Has the layers in this one placed with the next change.
  open func setNeedsLayout() {
    needsLayout = true
    view?.setNeedsLayout()
  }

  /// Places the layers in this one now, if they have to be.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  /// Places the layers in this one. Called after the size of a layer without a view changed.
  open func layoutSublayers() {}

  /// What of the layer is shown: what this one covers; nil for all.
  open var mask: CALayer? {
    didSet { model.mask = mask.map { AnyView(LayerPlacement(layers: [$0]) { CALayerFace($0) }) } }
  }

  // MARK: Appearance

  /// The color behind the content; nil for none.
  open var backgroundColor: CGColor? {
    get { model.appearance.backgroundColor.map { UIColor($0).cgColor } }
    set { model.set(\.backgroundColor, newValue.map { Color(cgColor: $0) }) }
  }

  /// How opaque the layer is with all that is in it, from 0 to 1.
  open var opacity: Float {
    get { Float(model.appearance.opacity) }
    set { model.set(\.opacity, newValue.isNaN ? 1 : Double(min(max(newValue, 0), 1))) }
  }

  /// Whether the layer and all that is in it are not seen.
  open var isHidden: Bool {
    get { model.appearance.isHidden }
    set { model.set(\.isHidden, newValue) }
  }

  /// Whether nothing is seen outside of the layer's outline.
  open var masksToBounds: Bool {
    get { model.appearance.masksToBounds }
    set { model.set(\.masksToBounds, newValue) }
  }

  /// The radius of round corners, in points; what is not a positive number is none.
  open var cornerRadius: CGFloat {
    get { model.appearance.cornerRadius }
    set { model.set(\.cornerRadius, newValue) }
  }

  /// The form of round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { model.appearance.isContinuous ? .continuous : .circular }
    set { model.set(\.isContinuous, newValue == .continuous) }
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: model.appearance.maskedCorners.rawValue & CACornerMask.all.rawValue) }
    set { model.set(\.maskedCorners, UIRectCorner(rawValue: newValue.rawValue)) }
  }

  /// The width of the border, in points; it lies inside of the layer.
  open var borderWidth: CGFloat {
    get { model.appearance.borderWidth }
    set { model.set(\.borderWidth, newValue) }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { UIColor(model.appearance.borderColor).cgColor }
    set { model.set(\.borderColor, newValue.map { Color(cgColor: $0) } ?? .clear) }
  }

  /// The color of the shadow; nil for none.
  open var shadowColor: CGColor? {
    get { UIColor(model.appearance.shadowColor).cgColor }
    set { model.set(\.shadowColor, newValue.map { Color(cgColor: $0) } ?? .clear) }
  }

  /// How opaque the shadow is, from 0 to 1. Layers that mask to their bounds have none.
  open var shadowOpacity: Float {
    get { Float(model.appearance.shadowOpacity) }
    set { model.set(\.shadowOpacity, newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1))) }
  }

  /// Where the shadow lies, in points from what throws it.
  open var shadowOffset: CGSize {
    get { model.appearance.shadowOffset }
    set { model.set(\.shadowOffset, newValue) }
  }

  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { model.appearance.shadowRadius }
    set { model.set(\.shadowRadius, newValue) }
  }

  /// The outline that throws the shadow. What the layer shows throws it here in any case, which appearance the same where
  /// the outline is that of the layer.
  open var shadowPath: CGPath?

  /// Whether the layer is drawn into pixels once. It makes no difference here.
  open var shouldRasterize = false

  /// Pixels per point of a layer that is drawn into pixels once. It makes no difference here.
  open var rasterizationScale: CGFloat = 1

  /// Whether the layer covers all of its frame. It makes no difference here.
  open var isOpaque = false

  /// A name of the program's choice.
  open var name: String?
}
