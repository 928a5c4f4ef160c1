import Foundation
import SwiftUI
import TesseraUIKit

/// How letters and pictures of a cell stand out from what is behind them.
nonisolated public enum NSBackgroundStyle: Int, Sendable {
  /// From a light or dark ground.
  case normal = 0
  /// From a ground of the accent color.
  case emphasized
  /// From a ground that seems to stand out.
  case raised
  /// From a ground that seems to be sunk.
  case lowered
}

/// The view of a cell of a table, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSTableCellView: NSView {
  /// What the cell shows, as the data source says.
  open var objectValue: Any?

  /// The text of the cell, which the program puts into it. It is white while the row is chosen and has the keyboard.
  open var textField: NSTextField? {
    didSet { if textField !== oldValue { plainColor = nil } }
  }

  /// The picture of the cell, which the program puts into it.
  open var imageView: NSImageView?

  /// How large the row is. It is only kept.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default

  private var plainColor: NSColor?

  /// How the text stands out from what is behind it, as the row says.
  open var backgroundStyle = NSBackgroundStyle.normal {
    didSet {
      guard backgroundStyle != oldValue, let textField else { return }
      if backgroundStyle == .emphasized {
        plainColor = textField.textColor
        textField.textColor = .alternateSelectedControlTextColor
      } else if let color = plainColor {
        textField.textColor = color
        plainColor = nil
      }
    }
  }

  open override func layout() {
    super.layout()
    guard let label = textField as? TextOfCell else { return }
    let height = min(bounds.height, label.intrinsicContentSize.height)
    label.frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }
}

/// The text of a cell for which the program makes no view.
final class TextOfCell: NSTextField {}

extension NSTableCellView {
  /// A cell with a text.
  static func showing(_ value: Any) -> NSTableCellView {
    let cell = NSTableCellView()
    let label = TextOfCell(labelWithString: "")
    if let text = value as? NSAttributedString { label.attributedStringValue = text } else { label.objectValue = value }
    cell.objectValue = value
    cell.textField = label
    cell.addSubview(label)
    return cell
  }
}
