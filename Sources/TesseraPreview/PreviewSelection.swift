/// Which of a module's previews are shown: those that one of its files declares.
public struct PreviewSelection: Codable, Sendable {
  /// Module and file of the previews that `#Preview` declares, as `#fileID` spells them.
  public var fileID: String
  /// The names of the file's types that are preview providers; the compiled module does not say where they stand.
  public var providers: [String]

  /// Asks for the previews of a file.
  public init(fileID: String, providers: [String]) {
    self.fileID = fileID
    self.providers = providers
  }
}
