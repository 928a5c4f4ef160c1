import Foundation

/// Draws a picture: with what, through which openings, how moved and how mixed with what is there already.
///
/// A copy draws into the same picture with settings of its own, so a change for a few drawings is made to a copy.
/// Figures that are no numbers draw nothing.
public nonisolated struct GraphicsContext: @unchecked Sendable {
  // Sendable: it exists only while a canvas draws, on the engine's thread.
  let recording: CanvasRecording
  /// Openings and filters, the outermost first.
  private var wrappings: [Wrapping] = []
  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn from now on is blended with what lies below.
  public var blendMode = BlendMode.normal
  /// Moves, turns and stretches what is drawn from now on. Openings and filters that are there already stay in place.
  public var transform = CGAffineTransform.identity

  private enum Wrapping {
    case clip(DisplayGroup.Clip)
    case effect(DisplayEffect)
    case shadow(CanvasShadow)
  }

  init(_ recording: CanvasRecording) {
    self.recording = recording
  }

  /// The surroundings of the canvas.
  public var environment: EnvironmentValues { recording.environment }

  // MARK: Moving

  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on about the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Does another transform first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Openings

  /// Options for a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is outside of the path is seen, and not what is inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The box around all openings, in the coordinates of what is drawn now.
  public var clipBoundingRect: CGRect {
    var box = recording.bounds
    for case .clip(let clip) in wrappings {
      guard let visible = box.overlap(with: clip.path.boundingRect) else { return .null }
      box = visible
    }
    return box.applying(transform.inverted())
  }

  /// Lets only the inside of a path be drawn on from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      wrappings.append(.clip(DisplayGroup.Clip(path: path, style: style)))
      return
    }
    wrappings.append(
      .effect(.mask([.fill(path.surrounded(by: recording.bounds), .color(.black), FillStyle(eoFill: true))])))
  }

  /// Clips further drawing to the opacity of a drawing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let sheet = recording.empty
    var context = GraphicsContext(sheet)
    context.transform = transform
    context.opacity = opacity
    try content(&context)
    var items = sheet.items
    if options.contains(.inverse) {
      let all = DisplayItem.fill(Path(recording.bounds), .color(.black), FillStyle())
      items = [all, .group(DisplayGroup(effect: .blend(.destinationOut), items: items))]
    }
    wrappings.append(.effect(.mask([.group(DisplayGroup(effect: .flatten, items: items))])))
  }

  // MARK: Filters

  /// Changes everything that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let shadow = filter.shadow(in: environment) { wrappings.append(.shadow(shadow)) }
    for effect in filter.effects(in: environment, options, recording.bounds) { wrappings.append(.effect(effect)) }
  }

  // MARK: Drawing

  /// Draws apart, and then the whole as one piece with the settings of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let sheet = recording.empty
    var context = GraphicsContext(sheet)
    context.transform = transform
    try content(&context)
    guard !sheet.items.isEmpty else { return }
    addInSpaceOfCanvas([.group(DisplayGroup(effect: .flatten, items: sheet.items))])
  }

  /// Draws what was recorded elsewhere.
  package func draw(_ items: [DisplayItem]) {
    add(items)
  }

  /// Adds items that are in the coordinates of what is drawn now.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, transform.isFinite else { return }
    addInSpaceOfCanvas(transform.isIdentity ? items : [.group(DisplayGroup(transform: transform, items: items))])
  }

  private func addInSpaceOfCanvas(_ items: [DisplayItem]) {
    var items = items
    if opacity < 1 {
      guard opacity > 0 else { return }
      items = [.group(DisplayGroup(opacity: opacity, items: items))]
    }
    for wrapping in wrappings.reversed() {
      switch wrapping {
      case .clip(let clip): items = [.group(DisplayGroup(clip: clip, items: items))]
      case .effect(let effect): items = [.group(DisplayGroup(effect: effect, items: items))]
      case .shadow(let shadow): items = shadow.applied(to: items, in: recording.bounds)
      }
    }
    let mode = blendMode.drawn
    if mode != .normal { items = [.group(DisplayGroup(effect: .blend(mode), items: items))] }
    if mode.isComposition { recording.composes = true }
    recording.items.append(contentsOf: items)
  }
}

extension CGAffineTransform {
  fileprivate nonisolated var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Path {
  /// A rectangle with this path as a hole.
  fileprivate nonisolated func surrounded(by rect: CGRect) -> Path {
    var path = self
    path.addRect(rect)
    return path
  }
}
