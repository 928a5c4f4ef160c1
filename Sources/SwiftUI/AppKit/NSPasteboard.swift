import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The clipboard under the name that it has in AppKit.
///
/// Texts and URLs that other programs copied are there at once. Their pictures and other data have to be read first:
/// use `PasteButton` or `pasteDestination`.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  /// The clipboard that all programs share; in a test, that of the screen.
  public static let general = NSPasteboard()

  /// What a thing can be had as.
  nonisolated public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names a type by its identifier, such as `public.png`.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text without markup.
    public static let string = PasteboardType(UTType.utf8PlainText.identifier)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL of any scheme.
    public static let URL = PasteboardType(UTType.url.identifier)
    /// A URL that names a file.
    public static let fileURL = PasteboardType(UTType.fileURL.identifier)
    /// A picture in the PNG format.
    public static let png = PasteboardType(UTType.png.identifier)
    /// A picture in the TIFF format.
    public static let tiff = PasteboardType(UTType.tiff.identifier)
    /// A document in the Portable Document Format.
    public static let pdf = PasteboardType(UTType.pdf.identifier)
    /// A part of a web page.
    public static let html = PasteboardType(UTType.html.identifier)
    /// Text in the Rich Text Format.
    public static let rtf = PasteboardType(UTType.rtf.identifier)
  }

  /// What is being put together since the clipboard was cleared.
  private var item = PasteboardItem()
  /// The clipboard that it is on, and the count of changes when it came there.
  private var itemPlace: (clipboard: ObjectIdentifier, changeCount: Int)?

  private override init() {
    super.init()
  }

  private var clipboard: any Clipboard { SharedClipboard.current }

  /// The item that this object put together, if nothing else was copied since.
  private var ownItem: PasteboardItem? {
    guard let itemPlace, itemPlace == (ObjectIdentifier(clipboard), clipboard.changeCount) else { return nil }
    return item
  }

  private func put(_ item: PasteboardItem) {
    self.item = item
    clipboard.write(item.values.isEmpty ? [] : [item.transferItem])
    itemPlace = (ObjectIdentifier(clipboard), clipboard.changeCount)
  }

  /// Grows with each change.
  public var changeCount: Int { clipboard.changeCount }

  /// The types of the first item.
  public var types: [PasteboardType]? {
    clipboard.items.first?.contentTypes.map { PasteboardType($0.identifier) }
  }

  // MARK: Writing

  /// Takes everything away.
  ///
  /// - Returns: the new `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    put(PasteboardItem())
    return clipboard.changeCount
  }

  /// Takes everything away; the types follow from what is set.
  ///
  /// - Returns: the new `changeCount`.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Adds a text to what was set since the clipboard was cleared.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    add(string, as: dataType)
  }

  /// Adds data to what was set since the clipboard was cleared.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    data.map { add($0, as: dataType) } ?? false
  }

  private func add(_ value: Any, as type: PasteboardType) -> Bool {
    var item = ownItem ?? PasteboardItem()
    item.set(value, as: UTType(importedAs: type.rawValue))
    put(item)
    return true
  }

  /// Puts texts, URLs and pictures on the clipboard.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    clipboard.write(objects.map { $0.pasteboardItem.transferItem })
    return !objects.isEmpty
  }

  // MARK: Reading

  /// The first item's text; nil if there is none of the type.
  public func string(forType dataType: PasteboardType) -> String? {
    let type = UTType(importedAs: dataType.rawValue)
    if let value = ownItem?.value(as: type) { return String(decoding: PasteboardItem.data(of: value), as: UTF8.self) }
    for item in clipboard.items where item.conforms(to: [type]) {
      if let text = item.immediate(String.self) { return text }
      if let url = item.immediate(Foundation.URL.self) { return url.absoluteString }
    }
    return nil
  }

  /// The first item's data; nil if there are none of the type, or if they have to be read first.
  public func data(forType dataType: PasteboardType) -> Data? {
    let type = UTType(importedAs: dataType.rawValue)
    if let value = ownItem?.value(as: type) { return PasteboardItem.data(of: value) }
    return clipboard.items.first { $0.conforms(to: [type]) }?.immediate(Any.self).map { PasteboardItem.data(of: $0) }
  }
}
