/// What the user wants a Pencil to do when it is tapped or squeezed.
nonisolated public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// Nothing: the value of a desktop, which has no Pencil (J339).
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Shows the colors.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows what belongs to the place.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Shows the properties of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Changes between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Takes the tool before this one.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Runs a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What the user wants a double tap of a Pencil to do: always `ignore` (J339).
  nonisolated public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// What the user wants a squeeze of a Pencil to do: always `ignore` (J339).
  nonisolated public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
