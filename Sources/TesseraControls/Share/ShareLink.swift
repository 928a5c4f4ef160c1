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

/// The label of a share link that has no other.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    TesseraControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is shown of something that is shared.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// A preview with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title))
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
