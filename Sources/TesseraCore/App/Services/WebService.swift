/// What shows pages of the web for a program.
@MainActor
package protocol WebService: AnyObject, Sendable {
  /// Makes a page, which is empty.
  func makePage(_ options: WebPageOptions) -> any HostedWebPage
}
