import TesseraCore

/// How people use what a `Screen` shows, which decides on the sizes of texts and controls, and on how windows, menus and
/// dialogs appear.
public enum ScreenIdiom: Sendable {
  /// By touch, on a screen in the hand.
  case phone
  /// With a pointer and a keyboard, in a window.
  case desktop

  /// The idiom of the program that is tested: a desktop for programs for macOS, a phone for others.
  public static var ofProgram: ScreenIdiom {
    ProgramPlatform.idiomOfLibraries == .desktop ? .desktop : .phone
  }

  var idiom: InterfaceIdiom {
    switch self {
    case .phone: .phone
    case .desktop: .desktop
    }
  }
}
