/// What a presentation becomes where there is little room.
nonisolated public struct PresentationAdaptation: Equatable, Sendable {
  private enum Kind {
    case automatic, none, popover, sheet, fullScreenCover
  }

  private let kind: Kind

  /// The platform's default: popovers become sheets.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// No adaptation.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
