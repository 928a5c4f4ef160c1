/// Where text is copied to and pasted from.
@MainActor
package protocol Clipboard: AnyObject {
  func write(_ text: String)

  /// Hands the text, if there is one, to `receive`: at once or soon.
  func read(_ receive: @escaping @MainActor (String) -> Void)
}

/// A clipboard that no other program knows of.
@MainActor
package final class MemoryClipboard: Clipboard {
  private var text = ""

  package init() {}

  package func write(_ text: String) {
    self.text = text
  }

  package func read(_ receive: @escaping @MainActor (String) -> Void) {
    receive(text)
  }
}
