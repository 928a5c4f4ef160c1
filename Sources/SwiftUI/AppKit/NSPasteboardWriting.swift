import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// What can be put on the clipboard as it is.
public protocol NSPasteboardWriting: AnyObject {
  /// The object in the types that it can be had as.
  var _pasteboardItem: _PasteboardItem { get }
}

/// What an object becomes on the clipboard.
public struct _PasteboardItem {
  let item: PasteboardItem
}

extension NSPasteboardWriting {
  var pasteboardItem: PasteboardItem { _pasteboardItem.item }
}

extension NSString: NSPasteboardWriting {
  public var _pasteboardItem: _PasteboardItem {
    _PasteboardItem(item: PasteboardItem(String(describing: self), as: .utf8PlainText))
  }
}

extension NSURL: NSPasteboardWriting {
  public var _pasteboardItem: _PasteboardItem {
    let url = self as URL
    return _PasteboardItem(item: PasteboardItem(url, as: url.isFileURL ? .fileURL : .url))
  }
}

extension UIImage: NSPasteboardWriting {
  public var _pasteboardItem: _PasteboardItem { _PasteboardItem(item: PasteboardItem(self, as: .png)) }
}
