import Foundation
import FoundationNetworking
import TesseraCore

extension WebPage {
  /// What happens on the way to a document.
  public enum NavigationEvent: Hashable, Sendable {
    /// It is asked for.
    case startedProvisionalNavigation
    /// The server sends to another address.
    case receivedServerRedirect
    /// It begins to come.
    case committed
    /// It is there.
    case finished
  }

  /// Why there is no document.
  public enum NavigationError: Error {
    /// The engine of the page ended unexpectedly.
    case webContentProcessTerminated
  }

  /// What happens on the way to documents. What happens before it is asked for the first time is kept for it.
  public struct Navigations: AsyncSequence, Sendable {
    public typealias Element = NavigationEvent

    private let stream: AsyncThrowingStream<NavigationEvent, any Error>

    @MainActor
    init(_ begin: @MainActor (AsyncThrowingStream<NavigationEvent, any Error>.Continuation) -> Void) {
      let made = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
      stream = made.stream
      begin(made.continuation)
    }

    public func makeAsyncIterator() -> AsyncThrowingStream<NavigationEvent, any Error>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  /// Where the page wants to go.
  @MainActor
  public struct NavigationAction {
    private let action: WKNavigationAction

    init(_ action: WKNavigationAction) {
      self.action = action
    }

    /// What it asks for.
    public var request: URLRequest { action.request }
    /// Why it does.
    public var navigationType: WKNavigationType { action.navigationType }
    /// The frame that it is shown in; nil for a window of its own.
    public var target: FrameInfo? { action.targetFrame.map(FrameInfo.init) }
    /// The frame that asks.
    public var source: FrameInfo { FrameInfo(action.sourceFrame) }
    /// Whether the document asks for a file to be kept.
    public var shouldPerformDownload: Bool { action.shouldPerformDownload }
  }

  /// A part of a window that shows a document.
  @MainActor
  public struct FrameInfo {
    /// Whether it is the whole page.
    public let isMainFrame: Bool
    /// What it shows.
    public let request: URLRequest

    init(_ info: WKFrameInfo) {
      isMainFrame = info.isMainFrame
      request = info.request
    }
  }

  /// What one document may do.
  public struct NavigationPreferences: Sendable {
    /// Whether its scripts run. It is kept: that is chosen by the page's configuration.
    public var allowsContentJavaScript = true

    /// Scripts run.
    public init() {}
  }

  /// Is asked whether a page goes where it wants (WB4).
  @MainActor
  public protocol NavigationDeciding {
    /// - Returns: whether it does. Files are not kept, so `download` lets it stay.
    func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy
  }

  /// The documents that a page showed.
  @MainActor
  public struct BackForwardList {
    private let list: WKBackForwardList

    init(_ list: WKBackForwardList) {
      self.list = list
    }

    /// A document.
    @MainActor
    public struct Item: Identifiable {
      let item: WKBackForwardListItem

      /// Its address.
      public var url: URL { item.url }
      /// The address that was asked for.
      public var initialURL: URL { item.initialURL }
      /// What it is called.
      public var title: String? { item.title }
      /// What it is known by as long as the list does not change.
      nonisolated public let id: Int

      init(_ item: WKBackForwardListItem) {
        self.item = item
        id = item.distance
      }
    }

    /// Those before, the nearest last.
    public var backList: [Item] { list.backList.map(Item.init) }
    /// What is shown.
    public var currentItem: Item? { list.currentItem.map(Item.init) }
    /// Those after, the nearest first.
    public var forwardList: [Item] { list.forwardList.map(Item.init) }

    /// The one at a distance from what is shown; nil if there is none.
    public subscript(_ index: Int) -> Item? { list.item(at: index).map(Item.init) }
  }

  /// How a page is made.
  @MainActor
  public struct Configuration {
    let configuration = WKWebViewConfiguration()

    /// As pages are made without a word.
    public init() {}

    /// Where the page keeps what outlives it.
    public var websiteDataStore: WKWebsiteDataStore {
      get { configuration.websiteDataStore }
      set { configuration.websiteDataStore = newValue }
    }

    /// The program's scripts.
    public var userContentController: WKUserContentController {
      get { configuration.userContentController }
      set { configuration.userContentController = newValue }
    }

    /// What stands behind the engine's own name for itself.
    public var applicationNameForUserAgent: String? {
      get { configuration.applicationNameForUserAgent }
      set { configuration.applicationNameForUserAgent = newValue }
    }

    /// What each document may do.
    public var defaultNavigationPreferences: NavigationPreferences {
      get {
        var preferences = NavigationPreferences()
        preferences.allowsContentJavaScript = configuration.defaultWebpagePreferences.allowsContentJavaScript
        return preferences
      }
      set { configuration.defaultWebpagePreferences.allowsContentJavaScript = newValue.allowsContentJavaScript }
    }
  }
}
