import CoreTransferable

/// A clipboard.
@MainActor
package protocol Clipboard: AnyObject, Sendable {
  /// What can be pasted now. The contents of other programs are read on request.
  var items: [TransferItem] { get }

  /// Grows with each change of the contents.
  var changeCount: Int { get }

  /// Replaces the contents.
  func write(_ items: [TransferItem])
}

extension Clipboard {
  package func write(_ text: String) {
    write([TransferItem(text)])
  }

  /// Passes the text, if there is one, to `receive`: at once or soon.
  package func read(_ receive: @escaping @MainActor (String) -> Void) {
    guard let item = items.first(where: { $0.canLoad(String.self) }) else { return }
    [item].loadAll(String.self) { $0.first.map(receive) }
  }
}

extension [TransferItem] {
  /// Passes the values of a type that can be made of the items: at once if nothing has to be read, otherwise soon. What
  /// cannot be read is left out; if nothing is left, the action is not called.
  @MainActor
  package func loadAll<Item: Transferable>(_ type: Item.Type, _ receive: @escaping @MainActor ([Item]) -> Void) {
    let items = filter { $0.canLoad(Item.self) }
    let values = items.compactMap { $0.immediate(Item.self) }
    if values.count == items.count {
      if !values.isEmpty { receive(values) }
      return
    }
    Task { @MainActor in
      var values: [Item] = []
      for item in items {
        if let value = try? await item.load(Item.self) { values.append(value) }
      }
      if !values.isEmpty { receive(values) }
    }
  }
}
