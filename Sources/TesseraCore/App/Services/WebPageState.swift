import Foundation

/// What is known of a page of the web.
package struct WebPageState: Equatable, Sendable {
  /// A document that was shown before.
  package struct Item: Equatable, Sendable {
    package var url: URL
    package var title: String

    package init(url: URL, title: String) {
      self.url = url
      self.title = title
    }
  }

  package var url: URL?
  package var title = ""
  package var isLoading = false
  /// How much of the document is there, from 0 to 1.
  package var progress = 0.0
  /// The documents to which the user can go back, the nearest last.
  package var backItems: [Item] = []
  package var currentItem: Item?
  /// The documents to which the user can go on, the nearest first.
  package var forwardItems: [Item] = []
  package var hasOnlySecureContent = false

  package init() {}
}
