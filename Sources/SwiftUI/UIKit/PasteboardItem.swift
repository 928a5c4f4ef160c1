import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// One thing on the clipboard: the same in several types.
struct PasteboardItem {
  private(set) var values: [(type: UTType, value: Any)] = []

  init() {}

  init(_ value: Any, as type: UTType) {
    set(value, as: type)
  }

  mutating func set(_ value: Any, as type: UTType) {
    values.removeAll { $0.type == type }
    values.append((type, value))
  }

  func value(as type: UTType) -> Any? {
    values.first { $0.type == type }?.value
  }

  /// What is handed over. Inside of the program, the best of the values can be had at once.
  var transferItem: TransferItem {
    let data = Dictionary(values.map { ($0.type, Self.data(of: $0.value)) }) { first, _ in first }
    let best = values.first { $0.value is String } ?? values.first { $0.value is URL } ?? values.first
    return TransferItem(value: best?.value, contentTypes: values.map(\.type)) { type in
      guard let data = data[type] else { throw TransferError.noRepresentation(type) }
      return .data(data)
    }
  }

  static func data(of value: Any) -> Data {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData() ?? Data()
    default: Data()
    }
  }
}
