import Foundation
import TesseraCore

/// A button that offers what can be done with something: copying it, or sending it by e-mail.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  private let texts: [String]
  private let subject: Text?
  private let message: Text?
  private let label: Label

  init(texts: [String], subject: Text?, message: Text?, label: Label) {
    self.texts = texts
    self.subject = subject
    self.message = message
    self.label = label
  }

  @MainActor public var body: some View {
    ShareButton(texts: texts, subject: subject, message: message, label: label)
  }
}

private struct ShareButton<Label: View>: View {
  let texts: [String]
  let subject: Text?
  let message: Text?
  let label: Label

  @State private var isOpen = false
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment
  @Environment(\.surfaceAccess) private var clipboard

  init(texts: [String], subject: Text?, message: Text?, label: Label) {
    self.texts = texts
    self.subject = subject
    self.message = message
    self.label = label
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .modifier(
      MenuPresenter(isOpen: $isOpen) {
        Button("Copy", systemImage: "doc.on.doc") { clipboard.write(content) }
        Button("Send by E-mail", systemImage: "envelope") { send() }
      })
  }

  private var content: String { texts.joined(separator: "\n") }

  private func send() {
    var parts = URLComponents()
    parts.scheme = "mailto"
    let body = ([message?.resolvedString(in: environment)] + texts).compactMap { $0 }.joined(separator: "\n")
    parts.queryItems = [URLQueryItem(name: "body", value: body)]
    if let subject = subject?.resolvedString(in: environment) {
      parts.queryItems?.append(URLQueryItem(name: "subject", value: subject))
    }
    if let url = parts.url { openURL(url) }
  }
}
