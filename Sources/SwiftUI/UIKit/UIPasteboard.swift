import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The clipboard under the name that it has in UIKit.
///
/// Texts and URLs that other programs copied are there at once. Their pictures and other data have to be read first:
/// use `itemProviders`, `PasteButton` or `pasteDestination`.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The clipboard that all programs share; in a test, that of the screen.
  public static let general = UIPasteboard()

  private override init() {
    super.init()
  }

  private var clipboard: any Clipboard { SharedClipboard.current }

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let values = clipboard.items.compactMap { $0.immediate(Value.self) }
    return values.isEmpty ? nil : values
  }

  private func write(_ values: [Any]?, as type: UTType) {
    clipboard.write((values ?? []).map { PasteboardItem($0, as: type).transferItem })
  }

  // MARK: Values

  /// The first text; setting it takes the place of everything.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; setting them takes the place of everything, and nil clears it.
  public var strings: [String]? {
    get { values(String.self) }
    set { clipboard.write((newValue ?? []).map { TransferItem($0) }) }
  }

  /// The first URL; setting it takes the place of everything.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs; setting them takes the place of everything, and nil clears it.
  public var urls: [URL]? {
    get { values(URL.self) }
    set { clipboard.write((newValue ?? []).map { TransferItem($0) }) }
  }

  /// The first picture; setting it takes the place of everything.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures; setting them takes the place of everything, and nil clears it. They are written as PNG.
  public var images: [UIImage]? {
    get { values(UIImage.self) }
    set { write(newValue, as: .png) }
  }

  // MARK: What is there

  /// Whether there is a text. Nothing is read for that.
  public var hasStrings: Bool { clipboard.items.contains { $0.conforms(to: [.text]) } }
  /// Whether there is a URL. Nothing is read for that.
  public var hasURLs: Bool { clipboard.items.contains { $0.conforms(to: [.url]) } }
  /// Whether there is a picture. Nothing is read for that.
  public var hasImages: Bool { clipboard.items.contains { $0.conforms(to: [.image]) } }
  /// How many items there are.
  public var numberOfItems: Int { clipboard.items.count }

  /// Grows with each change.
  public var changeCount: Int { clipboard.changeCount }

  /// The types of the first item.
  public var types: [String] { clipboard.items.first?.contentTypes.map(\.identifier) ?? [] }

  /// Whether the first item can be had as one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    clipboard.items.first?.conforms(to: pasteboardTypes.map { UTType(importedAs: $0) }) ?? false
  }

  // MARK: Data

  /// Data of the first item; nil if there are none of the type, or if they have to be read first.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).map { PasteboardItem.data(of: $0) }
  }

  /// The first item's value; nil if there is none of the type, or if it has to be read first.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let item = clipboard.items.first, item.conforms(to: [UTType(importedAs: pasteboardType)]) else { return nil }
    return item.immediate(Any.self)
  }

  /// Puts data in the place of everything.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// Puts a text, a URL, a picture or data in the place of everything.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    write([value], as: UTType(importedAs: pasteboardType))
  }

  // MARK: Items

  /// What is there, to be read when it is needed.
  public var itemProviders: [NSItemProvider] {
    get { clipboard.items.map { NSItemProvider($0) } }
    set { clipboard.write(newValue.map(\.transferItem)) }
  }

  /// Puts things in the place of everything. They stay until something else is copied.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }
}
