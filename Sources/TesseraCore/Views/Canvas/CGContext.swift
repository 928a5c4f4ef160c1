import Foundation

/// A context into which `ImageRenderer` draws a view for documents, and which draws simple shapes.
///
/// The unit is a point; y grows upward from the bottom of the page, as in PDF. What is drawn is recorded, and becomes
/// a file when the document is closed: see `init(_:mediaBox:_:)` and `init(consumer:mediaBox:_:)`.
@MainActor @preconcurrency
public final class CGContext {
  /// A page as it was drawn, with y growing downward.
  package struct Page {
    package var items: [DisplayItem]
    package var size: CGSize
    package var rasterizationScale: CGFloat
  }

  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
    var strokeColor = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
    var stroke = StrokeStyle()
    var opacity = 1.0
    var blendMode = CGBlendMode.normal
    /// What is drawn throws it; nil for none.
    var shadow: DisplayEffect?
    /// What is drawn is seen in all of these, on the page.
    var clips: [DisplayGroup.Clip] = []
  }

  private var mediaBox: CGRect
  private var pages: [Page] = []
  /// The page that is being drawn on; nil between pages.
  private var page: Page?
  var state = State()
  private var savedStates: [State] = []
  var path = Path()
  /// Called once, with all pages.
  private var deliver: (([Page]) -> Void)?
  /// What takes what is drawn in the place of pages; nil for pages.
  package let target: (any DrawingTarget)?

  /// - Parameters:
  ///   - mediaBox: the size of pages that do not bring their own.
  ///   - deliver: called when the document is closed.
  package init(mediaBox: CGRect, deliver: @escaping ([Page]) -> Void) {
    self.mediaBox = mediaBox
    self.deliver = deliver
    target = nil
  }

  /// A context for a drawing whose y grows downward, as views have it.
  ///
  /// - Parameter scale: pixels per point of pictures of it.
  package init(drawingOf size: CGSize, scale: CGFloat = 2) {
    mediaBox = CGRect(origin: .zero, size: size)
    page = Page(items: [], size: size, rasterizationScale: scale)
    target = nil
  }

  /// A context that draws into a target of a size, with y growing upward from its bottom.
  package init(target: any DrawingTarget, size: CGSize) {
    mediaBox = CGRect(origin: .zero, size: size)
    self.target = target
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  /// What was drawn so far, but not into a target.
  package var items: [DisplayItem] { page?.items ?? [] }

  /// The page that is being drawn on; nil between pages, and for a target.
  package var currentPage: Page? { page }

  // MARK: Pages

  /// Begins a page.
  ///
  /// - Parameter pageInfo: ignored; all pages are as large as the document says.
  public func beginPDFPage(_ pageInfo: [String: Any]?) {
    begin(mediaBox)
  }

  /// Begins a page of a size of its own; nil for that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    begin(mediaBox?.pointee ?? self.mediaBox)
  }

  /// Ends the page; does nothing if none was begun.
  public func endPDFPage() {
    if let page { pages.append(page) }
    page = nil
  }

  /// Ends the page; does nothing if none was begun.
  public func endPage() {
    endPDFPage()
  }

  /// Writes the document. What is drawn later is lost.
  public func closePDF() {
    endPDFPage()
    deliver?(pages)
    deliver = nil
  }

  private func begin(_ box: CGRect) {
    endPDFPage()
    page = Page(items: [], size: box.size, rasterizationScale: 2)
    state = State()
    savedStates = []
    path = Path()
    // From the page's own coordinates to those of display lists.
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  // MARK: State

  /// Remembers colors, lines, clips and the transform until `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Goes back to the state that was saved last; does nothing if there is none.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// Moves what is drawn from now on, by points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn from now on, by factors.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// - Parameter angle: radians, counterclockwise.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform to what is drawn from now on, before those that are there.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Chooses the color of fillings; components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Chooses a gray for fillings, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Chooses the color of outlines; components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Chooses a gray for outlines, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Chooses how wide outlines are, in points. Nothing is drawn if it is not positive.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.lineWidth = width
  }

  /// Chooses the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  /// Chooses the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  /// Chooses the dashes of outlines: lengths of drawn and left-out stretches in turn, in points; none for a line
  /// without gaps.
  ///
  /// - Parameter phase: how far into the pattern a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }

  /// How opaque what is drawn from now on is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = Double(alpha)
  }

  // MARK: Paths

  /// Makes the path empty.
  public func beginPath() {
    path = Path()
  }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
  }

  /// Adds a straight line to where the current part of the path began.
  public func closePath() {
    path.closeSubpath()
  }

  /// Fills the path, which is then empty.
  public func fillPath() {
    add(.fill(path, .color(state.fillColor), FillStyle()))
    path = Path()
  }

  /// Draws the outline of the path, which is then empty.
  public func strokePath() {
    add(.stroke(path, .color(state.strokeColor), state.stroke))
    path = Path()
  }

  /// From now on nothing is drawn outside of the path, which is then empty.
  public func clip() {
    state.clips.append(DisplayGroup.Clip(path: path.applying(state.transform)))
    path = Path()
  }

  /// From now on nothing is drawn outside of the rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(DisplayGroup.Clip(path: Path(rect).applying(state.transform)))
  }

  /// Fills a rectangle. The path stays as it is.
  public func fill(_ rect: CGRect) {
    add(.fill(Path(rect), .color(state.fillColor), FillStyle()))
  }

  /// Fills the ellipse that fits a rectangle. The path stays as it is.
  public func fillEllipse(in rect: CGRect) {
    add(.fill(Path(ellipseIn: rect), .color(state.fillColor), FillStyle()))
  }

  /// Draws the outline of a rectangle. The path stays as it is.
  public func stroke(_ rect: CGRect) {
    add(.stroke(Path(rect), .color(state.strokeColor), state.stroke))
  }

  /// Draws the outline of the ellipse that fits a rectangle. The path stays as it is.
  public func strokeEllipse(in rect: CGRect) {
    add(.stroke(Path(ellipseIn: rect), .color(state.strokeColor), state.stroke))
  }

  /// Draws a picture so that it fills a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let frame = CGRect(origin: .zero, size: rect.size)
    let picture = DisplayItem.image(
      DisplayImage(
        bitmap: image.bitmap, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), frame: frame))
    add(Self.upright([picture], height: rect.height, at: rect.origin))
  }

  /// Draws a display list whose bottom-left corner is put on the origin.
  ///
  /// - Parameters:
  ///   - height: of what the list shows, in points.
  ///   - rasterizationScale: pixels per point of what has to be pixels.
  package func draw(_ list: DisplayList, height: CGFloat, rasterizationScale: CGFloat) {
    add(Self.upright(list.items, height: height, at: .zero))
    page?.rasterizationScale = rasterizationScale
  }

  /// Items whose y grows downward, where it grows upward.
  private static func upright(_ items: [DisplayItem], height: CGFloat, at origin: CGPoint) -> DisplayItem {
    .group(
      DisplayGroup(
        transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: origin.x, ty: origin.y + height), items: items))
  }

  /// Adds to the page; between pages, nothing is drawn.
  func add(_ item: DisplayItem) {
    guard page != nil || target != nil else { return }
    var item = DisplayItem.group(
      DisplayGroup(transform: state.transform, opacity: state.opacity, items: [item]))
    if let shadow = state.shadow { item = .group(DisplayGroup(effect: shadow, items: [item])) }
    if state.blendMode != .normal { item = .group(DisplayGroup(effect: .blend(state.blendMode), items: [item])) }
    for clip in state.clips.reversed() { item = .group(DisplayGroup(clip: clip, items: [item])) }
    if let target { return target.draw(item, readsBackground: state.blendMode.readsBackground) }
    if state.blendMode.readsBackground { item = composed(item) }
    page?.items.append(item)
  }

  /// A drawing with all that the page has so far, which it takes away in part: as one picture (J406).
  private func composed(_ item: DisplayItem) -> DisplayItem {
    defer { page?.items = [] }
    let items = page?.items ?? []
    if items.count == 1, case .group(var group) = items[0], case .flatten = group.effect {
      group.items.append(item)
      return .group(group)
    }
    return .group(DisplayGroup(effect: .flatten, items: items + [item]))
  }
}
