import Foundation
import FoundationNetworking
import TesseraCore

/// One way of a page to a document.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  package override init() {
    super.init()
  }
}

/// A part of a window that shows a document.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame: Bool
  /// What it shows.
  public let request: URLRequest

  package init(isMainFrame: Bool, request: URLRequest) {
    self.isMainFrame = isMainFrame
    self.request = request
    super.init()
  }
}

/// Why a page goes somewhere.
public enum WKNavigationType: Int, Sendable {
  /// The user followed a link.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted
  /// The user went back, or on.
  case backForward
  /// The page is loaded again.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Else.
  case other = -1
}

/// Where a page wants to go.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What it asks for.
  public let request: URLRequest
  /// Why it does.
  public let navigationType: WKNavigationType
  /// The frame that it shows it in; nil for a window of its own.
  public let targetFrame: WKFrameInfo?
  /// The frame that asks.
  public let sourceFrame: WKFrameInfo
  /// Whether the document asks for a file to be kept. Always false here.
  public let shouldPerformDownload = false

  package init(_ navigation: WebNavigationRequest, from current: URL?) {
    request = navigation.request
    navigationType = WKNavigationType(rawValue: navigation.reason.rawValue) ?? .other
    targetFrame = navigation.wantsNewWindow ? nil : WKFrameInfo(isMainFrame: true, request: navigation.request)
    sourceFrame = WKFrameInfo(
      isMainFrame: true, request: current.map { URLRequest(url: $0) } ?? navigation.request)
    super.init()
  }
}

/// Whether a page goes where it wants.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It stays.
  case cancel = 0
  /// It goes.
  case allow
  /// What is there becomes a file. It stays: pages keep no files here.
  case download
}

/// What a server answered.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Whether it is for the whole page.
  public let isForMainFrame: Bool
  /// Whether it can be shown.
  public let canShowMIMEType: Bool

  package init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    self.canShowMIMEType = canShowMIMEType
    super.init()
  }
}

/// Whether a page shows what a server answered.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It does not.
  case cancel = 0
  /// It does.
  case allow
  /// What is there becomes a file. It is not shown: pages keep no files here.
  case download
}
