import SwiftUI
import WebKit

/// Reads pages of the web, and says when there is no connection to them.
public struct ReaderView: View {
  @State private var model: ReaderModel?
  @State private var connection = Connection()
  @State private var address = ""

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("Address", text: $address, prompt: Text(verbatim: "example.org"))
          .textFieldStyle(.roundedBorder)
          .onSubmit { open() }
        Button("Open") { open() }
      }
      .padding()
      if let notice = connection.notice { Notice(notice.text, symbol: notice.symbol) }
      if let problem = model?.problem { Notice(problem, symbol: "exclamationmark.triangle") }
      Divider()
      if let model {
        WebView(model.page)
      } else {
        Spacer()
      }
      Divider()
      Text(model?.page.title ?? "")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(8)
    }
    .task {
      let model = ReaderModel()
      self.model = model
      await model.showNote()
    }
    .task { await connection.follow() }
  }

  private func open() {
    guard let model else { return }
    Task { await model.open(address) }
  }
}

/// One line that is to be noticed.
private struct Notice: View {
  private let text: String
  private let symbol: String

  init(_ text: String, symbol: String) {
    self.text = text
    self.symbol = symbol
  }

  var body: some View {
    Label(text, systemImage: symbol)
      .font(.callout)
      .frame(maxWidth: .infinity)
      .padding(8)
      .background(.yellow.opacity(0.3))
  }
}

#Preview("A page", traits: .fixedLayout(width: 390, height: 500)) {
  ReaderView()
}
