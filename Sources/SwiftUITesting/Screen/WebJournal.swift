import Foundation
import FoundationNetworking
import TesseraCore

/// Stands for what shows pages of the web to a screen's program.
@MainActor
final class WebJournal: WebService {
  /// What a test says of an address.
  enum Description {
    case document(title: String)
    case redirect(URL)
    case broken
  }

  private struct WeakPage {
    weak var page: VirtualWebPage?
  }

  private var made: [WeakPage] = []
  private var descriptions: [URL: Description] = [:]
  /// What answers scripts of the program.
  var scriptAnswer: (@MainActor (String) throws -> Any?)?
  private(set) var scripts: [String] = []
  private(set) var requests: [URLRequest] = []

  init(_ services: ProgramServices) {
    services.web.service = self
  }

  func makePage(_ options: WebPageOptions) -> any HostedWebPage {
    made.removeAll { $0.page?.isOpen != true }
    let page = VirtualWebPage(options, in: self)
    made.append(WeakPage(page: page))
    return page
  }

  /// Those that are open, in the order in which they were made.
  var pages: [VirtualWebPage] { made.compactMap(\.page).filter(\.isOpen) }

  func describe(_ url: URL, as description: Description) {
    descriptions[url] = description
  }

  func description(of url: URL) -> Description? { descriptions[url] }

  func record(_ request: URLRequest) {
    requests.append(request)
  }

  /// - Returns: JSON; nil for nothing.
  func answer(to script: String) throws -> String? {
    scripts.append(script)
    guard let scriptAnswer else {
      throw WebScriptError("Scripts do not run in tests: answer them with answerScripts.")
    }
    guard let value = try scriptAnswer(script) else { return nil }
    guard JSONSerialization.isValidJSONObject([value]) else { throw WebScriptError("The answer is no JSON.") }
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
  }
}
