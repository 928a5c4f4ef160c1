import Foundation
import SwiftUI
import TesseraUIKit

/// A column of a table, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
  /// How the width of a column changes.
  nonisolated public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With the width of the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1 << 0)
    /// By the user.
    public static let userResizingMask = ResizingOptions(rawValue: 1 << 1)
  }

  /// A name by which the program finds the column.
  open var identifier: NSUserInterfaceItemIdentifier

  /// The table that has the column.
  open internal(set) weak var tableView: NSTableView?

  /// What stands above the column, beside its title.
  open var headerCell = NSTableHeaderCell() {
    didSet { headerDidChange() }
  }

  private var ownWidth: CGFloat = 100

  /// A column without a title, 100 points wide.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
    headerCell.column = self
  }

  /// No column is kept in an archive, so there is none to be read from one: a column without a name.
  public required init?(coder: NSCoder) {
    identifier = NSUserInterfaceItemIdentifier("")
    super.init()
    headerCell.column = self
  }

  /// What stands above the column.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }

  /// How wide the column is, in points: never less than `minWidth` or more than `maxWidth`. A width that is no finite number
  /// changes nothing.
  open var width: CGFloat {
    get { ownWidth }
    set {
      guard newValue.isFinite else { return }
      let old = ownWidth
      ownWidth = within(newValue)
      if ownWidth != old { tableView?.widthDidChange(of: self, from: old) }
    }
  }

  /// The least width, in points.
  open var minWidth: CGFloat = 10 {
    didSet { width = ownWidth }
  }

  /// The greatest width, in points.
  open var maxWidth = CGFloat.greatestFiniteMagnitude {
    didSet { width = ownWidth }
  }

  /// A width between the least and the greatest one.
  func within(_ width: CGFloat) -> CGFloat {
    let least = minWidth.isFinite ? max(0, minWidth) : 0
    return max(least, maxWidth.isNaN ? width : min(width, maxWidth))
  }

  /// What changes the width.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]

  /// Whether the column is not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tableView?.columnsDidChange() } }
  }

  /// Whether the user can change what is in the column. Views in cells decide that themselves, so it is only kept.
  open var isEditable = true

  /// A text that explains the column when the pointer rests on its header.
  open var headerToolTip: String? {
    didSet { headerDidChange() }
  }

  /// The order of rows that a click on the header asks for; nil if it asks for none.
  open var sortDescriptorPrototype: NSSortDescriptor? {
    didSet { headerDidChange() }
  }

  /// Makes the column as wide as its title needs.
  open func sizeToFit() {
    let size = OffscreenView.size(
      of: ColumnTitle(text: title, alignment: .leading, order: nil), in: CGSize(width: CGFloat.nan, height: .nan))
    width = size.width.rounded(.up)
  }

  func headerDidChange() {
    headerCell.column = self
    tableView?.headerView?.faceDidChange()
  }
}

/// What stands above a column: a title. Headers have no cell that draws here.
@MainActor @preconcurrency
open class NSTableHeaderCell: NSObject {
  weak var column: NSTableColumn?

  /// A header without a title.
  public override init() {
    super.init()
  }

  /// A header with a title.
  public init(textCell string: String) {
    stringValue = string
    super.init()
  }

  /// The title.
  open var stringValue = "" {
    didSet { if stringValue != oldValue { column?.headerDidChange() } }
  }

  /// The title.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  /// Where the title lies from left to right.
  open var alignment = NSTextAlignment.left {
    didSet { if alignment != oldValue { column?.headerDidChange() } }
  }
}
