import Foundation
import SwiftUI
import TesseraUIKit

/// What an outline view of AppKit shows. All methods may be left out.
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: AnyObject {
  /// How many items an item has; `item` is nil for the uppermost ones.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int

  /// One of the items of an item. It has to be the same object, or an equal value, each time.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any

  /// Whether an item can be expanded.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool

  /// What a cell shows.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?

  /// The user chose another order of the rows.
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }

  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { NSNull() }

  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }

  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }

  public func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}
