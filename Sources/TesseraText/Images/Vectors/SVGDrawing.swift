import Foundation

/// The shapes of an SVG picture: paths, groups, gradients, clips and masks.
///
/// Text, filters, patterns, pictures in the picture and animations are not among them.
nonisolated struct SVGDrawing {
  /// Points.
  let size: CGSize
  let items: [DisplayItem]

  /// Reads a picture.
  ///
  /// - Throws: `SVGLimit` if it is none, or if it needs more than shapes.
  init(_ data: Data) throws(SVGLimit) {
    guard let root = MarkupReader.root(of: data), root.name == "svg" else { throw SVGLimit.unreadable }
    let box = SVGViewBox(root)
    guard let size = box.size, size.width > 0, size.height > 0, size.width < 100_000, size.height < 100_000 else {
      throw SVGLimit.size
    }
    self.size = size
    var builder = SVGBuilder(root)
    let items = try builder.items(ofChildren: root, SVGStyle())
    let place = box.transform(into: CGRect(origin: .zero, size: size))
    self.items = place.isIdentity ? items : [.group(DisplayGroup(transform: place, items: items))]
  }
}

/// The size of an `svg` or `symbol` element, and what part of its coordinates is seen.
nonisolated struct SVGViewBox {
  private let box: CGRect?
  private let width: CGFloat?
  private let height: CGFloat?
  private let keepsAspect: Bool

  init(_ element: MarkupElement) {
    let numbers = SVGNumbers.list(element.attributes["viewBox"] ?? "")
    let box =
      numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
      ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    self.box = box
    width = SVGNumbers.length(element.attributes["width"], of: box?.width ?? 100)
    height = SVGNumbers.length(element.attributes["height"], of: box?.height ?? 100)
    keepsAspect = element.attributes["preserveAspectRatio"]?.hasPrefix("none") != true
  }

  /// Points; nil if the element does not say.
  var size: CGSize? {
    guard let box else { return width.flatMap { width in height.map { CGSize(width: width, height: $0) } } }
    switch (width, height) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil): return CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?): return CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil): return box.size
    }
  }

  /// From the element's coordinates to a frame, in the middle of it.
  func transform(into frame: CGRect) -> CGAffineTransform {
    guard let box else { return CGAffineTransform(translationX: frame.minX, y: frame.minY) }
    var scale = CGSize(width: frame.width / box.width, height: frame.height / box.height)
    if keepsAspect {
      let smaller = min(scale.width, scale.height)
      scale = CGSize(width: smaller, height: smaller)
    }
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: frame.midX - box.midX * scale.width, ty: frame.midY - box.midY * scale.height)
  }
}
