import SwiftUI
import TesseraCore

/// Where a page lies: windows lay the page itself over the picture that stands for it (WB2).
package struct PageContent: View {
  private let page: PageHost
  private let hasBackground: Bool

  package init(page: PageHost, hasBackground: Bool = true) {
    self.page = page
    self.hasBackground = hasBackground
  }

  package var body: some View {
    ZStack {
      if hasBackground { Color.white }
      if let picture = page.picture {
        Image(bitmap: picture, scale: 1, label: nil).resizable()
      } else {
        PageNotice(page: page)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .contentShape(Rectangle())
    .accessibilityElement(children: .contain)
    .accessibilityLabel(page.state.title.isEmpty ? "Web page" : page.state.title)
  }
}

/// Says which page would be here, and why it is not.
private struct PageNotice: View {
  let page: PageHost

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "globe").font(.largeTitle)
      if !page.state.title.isEmpty { Text(page.state.title).font(.headline) }
      if let url = page.state.url { Text(url.absoluteString).font(.footnote) }
      if let problem = page.problem { Text(problem).font(.footnote) }
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(.gray)
    .padding()
  }
}
