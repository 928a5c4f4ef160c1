/// A view that is shown on its own, and how it is shown.
nonisolated public struct Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}

  /// The name that the user gave; nil if none.
  @_spi(TesseraTools) public let name: String?
  @_spi(TesseraTools) public let traits: [PreviewTrait<ViewTraits>]
  /// Module and file that declare the preview, as `#fileID` spells them; empty if unknown.
  @_spi(TesseraTools) public private(set) var fileID = ""
  /// Line and column of the declaration, counted from 1; 0 if unknown.
  @_spi(TesseraTools) public private(set) var line = 0
  @_spi(TesseraTools) public private(set) var column = 0

  private let body: @MainActor () -> any View

  /// Makes a preview.
  ///
  /// - Parameters:
  /// - name: what the preview is called; nil uses its place in the source.
  ///   - traits: how it is shown. Of several that contradict each other, the last counts.
  ///   - body: the view.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The same preview, declared at a place in the source.
  public func _located(fileID: String, line: Int, column: Int) -> Preview {
    var located = self
    located.fileID = fileID
    located.line = line
    located.column = column
    return located
  }

  /// A new view each time.
  ///
  /// - Throws: what a modifier throws that cannot make its shared context.
  @_spi(TesseraTools) @MainActor
  public func makeView() async throws -> any View {
    var view = body()
    for trait in traits {
      if case .modifier(let modifier) = trait.kind { view = try await modifier.applied(to: view) }
    }
    return view
  }

  /// What the traits say about how the preview is shown.
  @_spi(TesseraTools)
  public var settings: PreviewSettings {
    var settings = PreviewSettings()
    settings.displayName = name
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier: break
      }
    }
    return settings
  }
}
