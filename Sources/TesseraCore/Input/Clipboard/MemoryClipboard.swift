import CoreTransferable

/// A clipboard in memory, not shared with other programs.
@MainActor
package final class MemoryClipboard: Clipboard {
  package private(set) var items: [TransferItem] = []
  package private(set) var changeCount = 0

  package nonisolated init() {}

  package func write(_ items: [TransferItem]) {
    self.items = items
    changeCount += 1
  }
}
