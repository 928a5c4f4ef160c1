import Foundation
import TesseraCore

nonisolated extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: [item.absoluteString], subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title))
    )
  }

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
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: [item], subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
  }

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
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: items.map(\.absoluteString), subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: items.map(\.absoluteString), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texts: Array(items), subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel
{
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: Array(items), subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}
