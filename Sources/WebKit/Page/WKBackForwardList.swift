import Foundation
import TesseraCore

/// A document that a page showed.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// The address that was asked for.
  public let initialURL: URL
  /// What it is called.
  public let title: String?
  /// How far it is from what is shown.
  package let distance: Int

  package init(_ item: WebPageState.Item, distance: Int) {
    url = item.url
    initialURL = item.url
    title = item.title.isEmpty ? nil : item.title
    self.distance = distance
    super.init()
  }
}

/// The documents that a page showed, as they are when it is asked for.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  /// Those before, the nearest last.
  public let backList: [WKBackForwardListItem]
  /// What is shown.
  public let currentItem: WKBackForwardListItem?
  /// Those after, the nearest first.
  public let forwardList: [WKBackForwardListItem]

  package init(_ state: WebPageState) {
    let count = state.backItems.count
    backList = state.backItems.enumerated().map { WKBackForwardListItem($1, distance: $0 - count) }
    currentItem = state.currentItem.map { WKBackForwardListItem($0, distance: 0) }
    forwardList = state.forwardItems.enumerated().map { WKBackForwardListItem($1, distance: $0 + 1) }
    super.init()
  }

  /// The one before; nil if there is none.
  public var backItem: WKBackForwardListItem? { backList.last }

  /// The one after; nil if there is none.
  public var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// The one at a distance from what is shown; nil if there is none.
  public func item(at index: Int) -> WKBackForwardListItem? {
    (backList + [currentItem].compactMap(\.self) + forwardList).first { $0.distance == index }
  }
}
