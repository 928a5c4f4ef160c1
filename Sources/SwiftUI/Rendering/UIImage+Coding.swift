import Foundation

// J132: pictures in archives.

nonisolated extension UIImage: NSSecureCoding {
  private enum Key {
    static let data = "UIImageData"
    static let scale = "UIScale"
    static let renderingMode = "UIRenderingMode"
    static let isSymbol = "UIIsSymbol"
  }

  public static var supportsSecureCoding: Bool { true }

  /// The pixels are kept upright, as a PNG file.
  public func encode(with coder: NSCoder) {
    if !isEmpty, let data = pngData() { coder.encode(data as NSData, forKey: Key.data) }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    coder.encode(isSymbolImage, forKey: Key.isSymbol)
  }

  /// The picture of an archive; nil if there is none in it.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.scale) else { return nil }
    guard let data = coder.decodeObject(of: NSData.self, forKey: Key.data) else {
      self.init()
      return
    }
    guard let image = UIImage(data: data as Data)?.cgImage else { return nil }
    self.init(
      cgImage: image, scale: coder.decodeDouble(forKey: Key.scale), orientation: .up,
      renderingMode: RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic,
      isSymbol: coder.decodeBool(forKey: Key.isSymbol))
  }
}
