import Foundation
import Observation
import WebKit

/// The page that is read, and the pages to choose from.
@MainActor @Observable
final class ReaderModel {
  let page: WebPage
  /// What went wrong with the last page; nil for nothing.
  private(set) var problem: String?

  private static let note = """
    <title>A note</title>
    <body style="font-family: sans-serif; margin: 2em; line-height: 1.5">
    <h1>A page of one's own</h1>
    <p>This page comes from the program. Others come from the web.</p>
    """

  init() {
    var configuration = WebPage.Configuration()
    configuration.websiteDataStore = .nonPersistent()
    page = WebPage(configuration: configuration)
  }

  func showNote() async {
    await follow(page.load(html: Self.note))
  }

  /// - Parameter address: as the user wrote it; "https" is put in front where nothing is.
  func open(_ address: String) async {
    let address = address.trimmingCharacters(in: .whitespaces)
    guard !address.isEmpty, let url = URL(string: address.contains("://") ? address : "https://\(address)") else {
      problem = "That is no address."
      return
    }
    await follow(page.load(url))
  }

  private func follow(_ navigations: WebPage.Navigations) async {
    problem = nil
    do {
      for try await _ in navigations {}
    } catch {
      problem = "The page cannot be shown."
    }
  }
}
