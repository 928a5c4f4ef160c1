import Foundation
import SwiftUI
import TesseraUIKit

/// What a table of AppKit shows. All methods may be left out.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: AnyObject {
  /// How many rows there are; what is negative counts as none.
  func numberOfRows(in tableView: NSTableView) -> Int

  /// What a cell shows: the `objectValue` of its view, or the text of a cell that has no view.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?

  /// The user chose another order of the rows, which `sortDescriptors` of the table say: the program sorts and reloads.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }

  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }

  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}
