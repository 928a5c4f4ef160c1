import TesseraCore

/// Commands that take pictures with devices nearby. There are no such devices here, and so no commands (J154).
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// Commands that take pictures with devices nearby.
  public init() {}

  @MainActor public var body: some Commands { EmptyCommands() }
}
