import Foundation
import TesseraCore

nonisolated extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Shares a URL, with any view as its label.
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of it.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: [item.absoluteString], subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Shares a URL. The label is "Share…".
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of it.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a URL, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a URL, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title))
    )
  }

  /// Shares a URL, with a title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<URL> {
  /// - Parameter preview: how what is shared would be shown; it is called by its own text here.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(texts: [item.absoluteString], subject: subject ?? preview.title, message: message, label: label())
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// - Parameter preview: how what is shared would be shown; its title is the subject where there is no other.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      texts: [item.absoluteString], subject: subject ?? preview.title, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Shares a text, with any view as its label.
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of it.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: [item], subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Shares a text. The label is "Share…".
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of it.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a text, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a text, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares a text, with a title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<String> {
  /// - Parameter preview: how what is shared would be shown; it is called by its own text here.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(texts: [item], subject: subject ?? preview.title, message: message, label: label())
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// - Parameter preview: how what is shared would be shown; its title is the subject where there is no other.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      texts: [item], subject: subject ?? preview.title, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares URLs, with any view as its label.
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of them.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: items.map(\.absoluteString), subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares URLs. The label is "Share…".
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of them.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: items.map(\.absoluteString), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts, with any view as its label.
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of them.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: Array(items), subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel
{
  /// Shares texts. The label is "Share…".
  ///
  /// - Parameters:
  ///   - subject: the subject of an e-mail.
  ///   - message: what is written in front of them.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: Array(items), subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}
