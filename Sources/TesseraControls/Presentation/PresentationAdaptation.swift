/// What a presentation becomes where there is little room.
nonisolated public struct PresentationAdaptation: Equatable, Sendable {
  private enum Kind {
    case automatic, none, popover, sheet, fullScreenCover
  }

  private let kind: Kind

  /// As fits the platform: popovers become sheets.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// What it is anyway.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
