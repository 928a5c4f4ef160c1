@_spi(TesseraTools) import TesseraCore

/// A declaration of previews in a loaded module.
@MainActor
enum PreviewDeclaration {
  case macro(Preview)
  case provider(any PreviewProvider.Type)

  /// Those of a module: first those made by `#Preview` in the order of the source, then the providers.
  ///
  /// - Parameters:
  ///   - library: the library whose previews are meant, where several have a module of that name; nil for all.
  ///   - selection: which of them; nil for all.
  static func all(
    inModule module: String, of library: LoadedLibrary? = nil, _ selection: PreviewSelection? = nil
  ) -> [PreviewDeclaration] {
    let previews = TypeRecords.types(conformingTo: (any PreviewRegistry).self, inModule: module, of: library)
      .compactMap { ($0 as? any PreviewRegistry.Type)?._makePreview() }
      .filter { selection == nil || $0.fileID == selection?.fileID }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = TypeRecords.types(conformingTo: (any PreviewProvider).self, inModule: module, of: library)
      .filter { selection?.providers.contains(String(describing: $0)) ?? true }
      .compactMap { $0 as? any PreviewProvider.Type }
    return previews.map(PreviewDeclaration.macro) + providers.map(PreviewDeclaration.provider)
  }

  /// What to call the declaration in messages.
  var title: String {
    switch self {
    case .macro(let preview):
      preview.name ?? "#Preview in line \(preview.line)"
    case .provider(let provider):
      String(describing: provider)
    }
  }

  /// The views to show.
  ///
  /// - Throws: what a modifier of the preview throws.
  func makeElements() async throws -> [PreviewElement] {
    switch self {
    case .macro(let preview):
      [PreviewElement(view: try await preview.makeView(), settings: preview.settings)]
    case .provider(let provider):
      PreviewElement.elements(of: provider.previews)
    }
  }
}
