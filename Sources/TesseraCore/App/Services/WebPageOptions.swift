import Foundation

/// How a page of the web is made.
package struct WebPageOptions: Sendable {
  /// A script that runs in each document.
  package struct Script: Sendable {
    package var source: String
    /// Whether it runs before the document is read; it runs after that otherwise.
    package var runsAtStart: Bool
    package var runsInMainFrameOnly: Bool

    package init(source: String, runsAtStart: Bool, runsInMainFrameOnly: Bool) {
      self.source = source
      self.runsAtStart = runsAtStart
      self.runsInMainFrameOnly = runsInMainFrameOnly
    }
  }

  /// Whether nothing of the page outlives the program.
  package var isEphemeral = false
  package var allowsScripts = true
  /// What the page says that it is shown with; nil for the engine's own name.
  package var userAgent: String?
  /// What stands behind the engine's own name for itself.
  package var applicationName: String?
  package var scripts: [Script] = []
  /// By these names the page's scripts send messages.
  package var messageNames: [String] = []

  package init() {}
}
