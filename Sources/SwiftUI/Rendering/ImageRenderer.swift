import Combine
import Foundation
import TesseraCore
internal import TesseraPaint

/// Makes pictures and documents of a view that is on no screen.
///
/// The view is laid out in surroundings of its own: a light appearance, and the size that `proposedSize` offers. It
/// stays alive between pictures; when it would look different, `objectWillChange` says so.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  // The subject guards itself with a lock.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// What is drawn.
  public var content: Content {
    didSet { settingsDidChange() }
  }

  /// What the view is offered; where it says nothing, the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { settingsDidChange() }
  }

  /// Pixels per point. What is not a positive number counts as 1.
  public var scale: CGFloat = 1 {
    didSet { settingsDidChange() }
  }

  /// Whether pictures have no clear pixels: what the view does not draw on is black then.
  public var isOpaque = false

  /// How colors are stored. Here that is always sRGB with 8 bits for each component.
  public var colorMode = ColorRenderingMode.nonLinear

  /// How bright colors may be. Here none is ever brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? = .standard

  /// Whether `objectWillChange` publishes changes.
  public var isObservationEnabled = true

  private var offscreen: OffscreenView?

  /// Prepares pictures of a view. Nothing is laid out before the first picture is asked for.
  public init(content view: Content) {
    content = view
  }

  isolated deinit {
    offscreen?.unmount()
  }

  // MARK: Pictures

  /// A new picture; nil if the size of the view is empty or infinite.
  public var cgImage: CGImage? {
    let (list, size) = draw()
    guard size.isPictureSize else { return nil }
    let background = isOpaque ? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1) : nil
    let raster = Rasterizer.render(list, size: size, scale: usableScale, background: background)
    return Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes).map(CGImage.init)
  }

  /// A new picture; nil if the size of the view is empty or infinite.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: usableScale, orientation: .up) }
  }

  /// A new picture; nil if the size of the view is empty or infinite.
  public var nsImage: NSImage? { uiImage }

  /// Lends what draws the view, and how large it is in points.
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels per point of what cannot be drawn as shapes and text, such as shadows.
  ///   - renderer: is given the size, and a function that draws the view in a context, with its bottom-left corner on
  ///     the origin. A context that writes a PDF document keeps text as text.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (list, size) = draw()
    renderer(size) { context in
      context.draw(list, height: size.height, rasterizationScale: rasterizationScale)
    }
  }

  // MARK: Files, an addition of Tessera's

  /// The picture as a PNG file; nil if the size of the view is empty or infinite.
  public func pngData() -> Data? {
    uiImage?.pngData()
  }

  /// A PDF document of one page, with text as text; nil if the size of the view is empty or infinite.
  public func pdfData() -> Data? {
    page().map { VectorPicture.pdfData([$0]) }
  }

  /// An SVG picture, with text as the outlines of its glyphs; nil if the size of the view is empty or infinite.
  public func svgData() -> Data? {
    page().map { VectorPicture.svgData($0) }
  }

  private func page() -> VectorPicture.Page? {
    let (list, size) = draw()
    guard size.isPictureSize else { return nil }
    let background = isOpaque ? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1) : nil
    return VectorPicture.Page(
      list: list, size: size, background: background, rasterizationScale: max(usableScale, 2))
  }

  // MARK: The view

  private var usableScale: CGFloat {
    scale.isFinite && scale > 0 ? scale : 1
  }

  private func draw() -> (DisplayList, CGSize) {
    let view = ChosenProposal(proposal: proposedSize) { content }
    if let offscreen {
      return offscreen.draw(view, scale: usableScale)
    }
    let offscreen = OffscreenView(view) { [weak self] in
      guard let self, isObservationEnabled else { return }
      objectWillChange.send()
    }
    self.offscreen = offscreen
    return offscreen.draw(view, scale: usableScale)
  }

  private func settingsDidChange() {
    if isObservationEnabled { objectWillChange.send() }
  }
}

extension CGSize {
  /// Whether a picture can have this size.
  fileprivate var isPictureSize: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
