import Foundation
import Synchronization

/// Finds and reads pictures in the resource folders of bundles, each only once.
nonisolated package final class AssetImageCatalog: Sendable {
  package static let shared = AssetImageCatalog()

  /// A picture that was found.
  struct Asset: Sendable {
    enum Picture: Sendable {
      /// Pixels, and how many there are for a point.
      case bitmap(Bitmap, scale: CGFloat)
      case drawing(ImageDrawing)
      case symbol(SymbolArtwork)
    }

    var picture: Picture
    var isTemplate: Bool
    var slices: AssetSlices?
  }

  private struct Key: Hashable {
    let bundlePath: String
    let name: String
  }

  private let sets = Mutex<[Key: AssetImageSet?]>([:])
  private let pictures = Mutex(Pictures())

  /// Pictures that were read, up to a number of bytes.
  private struct Pictures {
    static let capacity = 128 * 1024 * 1024

    private var known: [URL: Asset.Picture?] = [:]
    private var size = 0

    subscript(file: URL) -> Asset.Picture?? {
      known[file]
    }

    mutating func insert(_ picture: Asset.Picture?, for file: URL) {
      var added = 0
      if case .bitmap(let bitmap, _) = picture { added = bitmap.bytes.count }
      if size + added > Self.capacity {
        known = [:]
        size = 0
      }
      known[file] = .some(picture)
      size += added
    }
  }

  /// Pictures with more pixels are read smaller.
  private static let maximumArea = 16 * 1024 * 1024
  /// Files with more bytes are not read.
  private static let maximumFileSize = 256 * 1024 * 1024
  /// Pixels a point of an SVG picture that holds more than shapes.
  private static let vectorScale: CGFloat = 4

  /// The picture of a name that suits its surroundings best; nil if there is none that can be read.
  func image(
    named name: String, in bundle: Bundle, _ surroundings: AssetSurroundings, displayScale: CGFloat,
    decoder: any BitmapDecoder
  ) -> Asset? {
    guard let set = imageSet(named: name, in: bundle),
      let entry = set.best(in: surroundings, displayScale: displayScale),
      let picture = picture(entry, isSymbol: set.isSymbol, decoder)
    else { return nil }
    return Asset(picture: picture, isTemplate: set.isTemplate, slices: entry.slices)
  }

  /// The content of a picture file: pixels, or drawing instructions.
  package enum Content {
    /// Pixels, and how many there are for a point.
    case pixels(Bitmap, scale: CGFloat)
    /// Drawing instructions, and the size in points.
    case shapes([DisplayItem], size: CGSize)
  }

  /// The picture of a name as it looks in an environment; nil if there is none that can be read.
  package func picture(
    named name: String, in bundle: Bundle, _ environment: EnvironmentValues, decoder: any BitmapDecoder
  ) -> Content? {
    let asset = image(
      named: name, in: bundle, AssetSurroundings(environment), displayScale: environment.displayScale,
      decoder: decoder)
    switch asset?.picture {
    case .bitmap(let bitmap, let scale): return .pixels(bitmap, scale: scale)
    case .drawing(let drawing):
      return .shapes(drawing.items(in: CGRect(origin: .zero, size: drawing.size), environment), size: drawing.size)
    case .symbol(let artwork):
      let side = SymbolIcon.side
      let items = artwork.items(.identity, boldness: 0, isOneColor: true) { _, _ in .color(.black) }
      return .shapes(items, size: CGSize(width: side, height: side))
    case nil: return nil
    }
  }

  private func picture(
    _ entry: AssetImageSet.Entry, isSymbol: Bool, _ decoder: any BitmapDecoder
  ) -> Asset.Picture? {
    if let known = pictures.withLock({ $0[entry.file] }) { return known }
    let size = (try? entry.file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    let data = size <= Self.maximumFileSize ? try? Data(contentsOf: entry.file) : nil
    let picture = data.flatMap { data in
      if isSymbol { return CustomSymbol.artwork(of: data).map { Asset.Picture.symbol($0) } }
      if entry.file.pathExtension.lowercased() == "svg" { return Self.vector(data, decoder) }
      return decoder.decode(data, maximumArea: Self.maximumArea).map { .bitmap($0, scale: entry.scale) }
    }
    pictures.withLock { $0.insert(picture, for: entry.file) }
    return picture
  }

  /// An SVG picture as shapes; one that holds more as pixels.
  private static func vector(_ data: Data, _ decoder: any BitmapDecoder) -> Asset.Picture? {
    if let drawing = try? SVGDrawing(data) {
      return .drawing(ImageDrawing(size: drawing.size) { _, _ in drawing.items })
    }
    let bitmap = decoder.decode(data, magnification: vectorScale, maximumArea: maximumArea)
    return bitmap.map { .bitmap($0, scale: vectorScale) }
  }

  private func imageSet(named name: String, in bundle: Bundle) -> AssetImageSet? {
    let key = Key(bundlePath: bundle.bundlePath, name: name)
    if let known = sets.withLock({ $0[key] }) { return known }
    let set = find(name, in: bundle)
    sets.withLock { $0[key] = .some(set) }
    return set
  }

  private func find(_ name: String, in bundle: Bundle) -> AssetImageSet? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    for kind in ["imageset", "symbolset"] {
      if let set = AssetFolders.folder(named: "\(name).\(kind)", in: folder).flatMap(AssetImageSet.init(folder:)) {
        return set
      }
    }
    return AssetImageSet(named: name, in: folder)
  }
}
