import SwiftUI
import TesseraCore

/// Shows a page of the web (WB1).
///
/// In a window the page is shown by WebKitGTK (`libwebkitgtk-6.0-4`); where that is not installed the view says so.
/// Pictures without a window show the title and the address.
public struct WebView: View {
  private enum Source {
    case page(WebPage)
    case url(URL?)
  }

  private let source: Source

  /// Shows a page of the program.
  public init(_ page: WebPage) {
    source = .page(page)
  }

  /// Shows the page at an address; nothing if it is nil. Another address is gone to.
  public init(url: URL?) {
    source = .url(url)
  }

  public var body: some View {
    switch source {
    case .page(let page): PageContent(page: page.host)
    case .url(let url): AddressView(url: url)
    }
  }
}

/// Keeps a page for an address.
private struct AddressView: View {
  let url: URL?
  @State private var page: WebPage?

  var body: some View {
    ZStack {
      if let page { PageContent(page: page.host) } else { Color.white }
    }
    .onChange(of: url, initial: true) {
      let shown = page ?? WebPage()
      page = shown
      if shown.url != url { shown.load(url) }
    }
  }
}
