import Foundation

nonisolated extension GraphicsContext {
  /// Colors the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    switch shading.kind {
    case .tile(let tile): fill(path, with: tile, style)
    default: add([.fill(path, shading.paint(in: environment, path.boundingRect), style)])
    }
  }

  /// Colors a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    switch shading.kind {
    case .tile(let tile): fill(path.strokedPath(style), with: tile, FillStyle())
    default:
      let box = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      add([.stroke(path, shading.paint(in: environment, box), style)])
    }
  }

  /// Colors a line along a path.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func fill(_ path: Path, with tile: Shading.Tile, _ style: FillStyle) {
    let box = path.boundingRect
    guard let items = tile.items(in: environment, covering: box), !items.isEmpty else { return }
    add([.group(DisplayGroup(clip: DisplayGroup.Clip(path: path, style: style), items: items))])
  }

  // MARK: Images

  /// An image as it is here.
  public func resolve(_ image: Image) -> ResolvedImage {
    EngineThread.unsafelyIsolated {
      ResolvedImage(image, image.resolved(in: environment, font: recording.font), in: environment)
    }
  }

  /// Draws an image into a rectangle, stretching it.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let items = image.items(in: rect)
    guard !items.isEmpty else { return }
    add(style.isAntialiased ? items : items.map { $0.withoutAntialiasing })
  }

  /// Draws an image in its own size.
  ///
  /// - Parameter anchor: which of its points comes to lie at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, with: anchor, at: point))
  }

  /// Draws an image into a rectangle, stretching it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameter anchor: which of its points comes to lie at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Text

  /// Text as it is here.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(EngineThread.unsafelyIsolated { text.resolved(in: environment) }, recording.textEngine)
  }

  /// Draws text from the top left corner of a rectangle, with as many lines as fit in.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(text.items(in: rect, environment))
  }

  /// Draws text in its own size.
  ///
  /// - Parameter anchor: which of its points comes to lie at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(size: size, with: anchor, at: point))
  }

  /// Draws text from the top left corner of a rectangle, with as many lines as fit in.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws text in its own size.
  ///
  /// - Parameter anchor: which of its points comes to lie at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// The symbol of the canvas with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let id = UncheckedSendable(id)
    return EngineThread.unsafelyIsolated {
      recording.symbols?.nodes.first { $0.trait(TagTraitKey.self)?.value(as: ID.self) == id.value }
        .map { ResolvedSymbol(node: $0, size: $0.measure(.unspecified)) }
    }
  }

  /// Draws a symbol into a rectangle, stretching it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    guard let symbols = recording.symbols else { return }
    let items = EngineThread.unsafelyIsolated {
      var builder = symbols.builder
      return builder.items { symbol.node.render(into: &$0, at: .zero) }
    }
    guard !items.isEmpty else { return }
    add([.group(DisplayGroup(transform: stretch, items: items))])
  }

  /// Draws a symbol in its own size.
  ///
  /// - Parameter anchor: which of its points comes to lie at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, with: anchor, at: point))
  }
}

extension DisplayListBuilder {
  /// What `body` adds in coordinates that are not the surface's.
  fileprivate mutating func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
    var inner = self
    inner.addGroup(transform: CGAffineTransform(translationX: 1, y: 0), body)
    guard case .group(let group) = inner.items.last, inner.items.count > items.count else { return [] }
    return group.items
  }
}

extension CGRect {
  fileprivate nonisolated init(size: CGSize, with anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
