import Foundation
import TesseraCore

/// The scripts that a program adds to documents, and who hears of what scripts tell it (WB7).
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they were added.
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// The pages that use it.
  private var changes: [ObjectIdentifier: @MainActor () -> Void] = [:]

  public override init() {
    super.init()
  }

  /// Adds a script, from the next document on.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    didChange()
  }

  /// Takes all scripts away, from the next document on.
  open func removeAllUserScripts() {
    userScripts = []
    didChange()
  }

  /// Has an object hear what scripts tell by `window.webkit.messageHandlers.NAME.postMessage(...)`.
  ///
  /// An object that has the name already is replaced. The object is kept until it is removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
    didChange()
  }

  /// Does the same in any world: there is one here.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
    add(scriptMessageHandler, name: name)
  }

  /// Ends a name; nothing if it is not used.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    didChange()
  }

  /// Ends a name in any world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }

  /// Ends all names.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    didChange()
  }

  // MARK: For pages

  package func follow(_ owner: AnyObject, _ change: @escaping @MainActor () -> Void) {
    changes[ObjectIdentifier(owner)] = change
  }

  package func unfollow(_ owner: ObjectIdentifier) {
    changes[owner] = nil
  }

  private func didChange() {
    for change in changes.values { change() }
  }

  package func describe(in options: inout WebPageOptions) {
    options.scripts = userScripts.map {
      WebPageOptions.Script(
        source: $0.source, runsAtStart: $0.injectionTime == .atDocumentStart,
        runsInMainFrameOnly: $0.isForMainFrameOnly)
    }
    options.messageNames = handlers.keys.sorted()
  }

  package func receive(_ body: String, name: String, from view: AnyObject?, _ frame: WKFrameInfo) {
    guard let handler = handlers[name] else { return }
    let message = WKScriptMessage(
      name: name, body: ScriptValue.value(body) ?? NSNull(), frameInfo: frame, view: view)
    handler.userContentController(self, didReceive: message)
  }
}
