import Foundation

/// When a script of the program runs in a document.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before anything of the document is read.
  case atDocumentStart = 0
  /// When the document is read.
  case atDocumentEnd
}

/// A script of the program that runs in documents (WB7).
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it does not run in frames of documents.
  public let isForMainFrameOnly: Bool

  /// A script for all documents that are loaded from now on, once it is added.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  /// A script for one world; all worlds are the page's here.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
