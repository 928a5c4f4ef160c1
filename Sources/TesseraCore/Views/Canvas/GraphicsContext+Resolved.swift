import Foundation

nonisolated extension GraphicsContext {
  /// Text with fonts and colors, ready to be measured and drawn.
  public struct ResolvedText: @unchecked Sendable {
    // Sendable, like the others here: for use on the engine's thread, while a canvas draws.
    /// What colors the parts of the text that say nothing about their color; nil leaves the colors as they are.
    public var shading: Shading?
    private let text: TesseraCore.ResolvedText
    private let engine: any TextEngine

    init(_ text: TesseraCore.ResolvedText, _ engine: any TextEngine) {
      self.text = text
      self.engine = engine
    }

    /// The room that the text takes if it is given `size`, in points.
    public func measure(in size: CGSize) -> CGSize {
      EngineThread.unsafelyIsolated { layout(in: size).size }
    }

    /// From the top to the baseline of the first line, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      EngineThread.unsafelyIsolated { layout(in: size).firstBaseline }
    }

    /// From the top to the baseline of the last line, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      EngineThread.unsafelyIsolated { layout(in: size).lastBaseline }
    }

    /// As many whole lines as fit, at least one.
    @MainActor private func layout(in size: CGSize) -> any TextLayout {
      let width = size.width.isFinite ? max(size.width, 0) : nil
      let all = engine.layout(text, width: width, maximumLines: nil)
      guard size.height.isFinite, all.size.height > size.height, all.lineCount > 1 else { return all }
      let lineHeight = all.size.height / CGFloat(all.lineCount)
      let lines = max(1, Int(saturating: (max(size.height, 0) / lineHeight).rounded(.down)))
      return lines < all.lineCount ? engine.layout(text, width: width, maximumLines: lines) : all
    }

    func items(in rect: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
      guard rect.minX.isFinite, rect.minY.isFinite, !text.string.isEmpty else { return [] }
      return EngineThread.unsafelyIsolated {
        let layout = layout(in: rect.size)
        let box = CGRect(origin: rect.origin, size: layout.size)
        let item = DisplayItem.text(layout, at: rect.origin, paints: text.paints(in: environment, box))
        guard let shading else { return [item] }
        let paint = shading.paint(in: environment, box)
        return [
          .group(
            DisplayGroup(
              effect: .mask([item]),
              items: [.fill(Path(box.insetBy(dx: -box.height, dy: -box.height)), paint, FillStyle())]))
        ]
      }
    }
  }

  /// An image that was found, ready to be measured and drawn.
  public struct ResolvedImage: @unchecked Sendable {
    // Sendable: what it refers to was worked out and never changes.
    /// What colors an image that has no colors of its own; nil for the foreground.
    public var shading: Shading?
    /// Points.
    public let size: CGSize
    /// From the top to where a line of text would stand, in points.
    public let baseline: CGFloat
    private let image: Image
    private let resolved: TesseraCore.ResolvedImage
    private let environment: EnvironmentValues

    @MainActor init(_ image: Image, _ resolved: TesseraCore.ResolvedImage, in environment: EnvironmentValues) {
      self.image = image
      self.resolved = resolved
      self.environment = environment
      size = resolved.size
      if case .symbol(_, let metrics) = resolved.content {
        baseline = metrics.baseline
      } else {
        baseline = resolved.size.height
      }
    }

    func items(in rect: CGRect) -> [DisplayItem] {
      guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return [] }
      return EngineThread.unsafelyIsolated {
        var environment = environment
        // An image is stretched to its rectangle.
        let stretched = image.resizing == nil ? image.resizable() : image
        if case .style(let style) = shading?.kind { environment.foregroundStyle = style }
        return ImagePainter(image: stretched, resolved: resolved, environment: environment).items(in: rect)
      }
    }
  }

  /// A symbol of the canvas, ready to be measured and drawn.
  public struct ResolvedSymbol: Sendable {
    // Sendable: what it refers to was worked out and never changes.
    let node: LayoutNode
    /// Points.
    public let size: CGSize
  }
}

nonisolated extension GraphicsContext.Shading.Tile {
  /// The tiles that cover a rectangle.
  func items(in environment: EnvironmentValues, covering box: CGRect) -> [DisplayItem]? {
    guard [box.minX, box.minY, box.width, box.height, origin.x, origin.y, scale].allSatisfy(\.isFinite), scale > 0
    else { return nil }
    return EngineThread.unsafelyIsolated {
      let font = environment.text.style.attributes(in: environment).font
      let resolved = image.resolved(in: environment, font: font)
      guard case .bitmap(let bitmap, let pixels) = resolved.content else { return nil }
      let source = CGRect(
        x: sourceRect.minX * CGFloat(bitmap.width), y: sourceRect.minY * CGFloat(bitmap.height),
        width: sourceRect.width * CGFloat(bitmap.width), height: sourceRect.height * CGFloat(bitmap.height))
      let tile = CGSize(width: source.width / pixels * scale, height: source.height / pixels * scale)
      guard tile.width > 0, tile.height > 0 else { return nil }
      let first = CGPoint(
        x: origin.x + ((box.minX - origin.x) / tile.width).rounded(.down) * tile.width,
        y: origin.y + ((box.minY - origin.y) / tile.height).rounded(.down) * tile.height)
      let frame = CGRect(x: first.x, y: first.y, width: box.maxX - first.x, height: box.maxY - first.y)
      return [.image(DisplayImage(bitmap: bitmap, source: source, frame: frame, tile: tile))]
    }
  }
}

nonisolated extension DisplayItem {
  /// The same with hard edges.
  var withoutAntialiasing: DisplayItem {
    guard case .image(var image) = self else { return self }
    image.isAntialiased = false
    return .image(image)
  }
}
