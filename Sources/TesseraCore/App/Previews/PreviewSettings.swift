/// How a preview is shown, collected from its traits or from the modifiers of its value.
@_spi(TesseraTools)
nonisolated public struct PreviewSettings {
  /// nil: the view has no name of its own.
  public var displayName: String?
  /// nil: the tool chooses.
  public var device: PreviewDevice?
  public var layout = PreviewLayout.device
  public var orientation = InterfaceOrientation.portrait
  /// nil: none was given.
  public var context: (any PreviewContext)?

  public init() {}
}

/// A modifier that changes nothing but how a preview is shown.
package protocol PreviewSettingModifier: TransparentModifier {
  /// Writes the setting that the modifier carries.
  nonisolated func write(to settings: inout PreviewSettings)
}
