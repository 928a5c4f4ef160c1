import TesseraCore

/// What assistive technology the user has, and what is told to it, under the names that it has in UIKit.
@MainActor
public enum UIAccessibility {
  private static var environment: EnvironmentValues { FrontmostGraph.current?.environment ?? EnvironmentValues() }

  /// Whether a screen reader is in use.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }

  /// Whether the program is operated with switches.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }

  /// Whether movements on the screen should be avoided.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }

  /// Whether backgrounds should be opaque.
  public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }

  /// Whether the colors of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }

  /// Whether information must not be conveyed by color alone.
  public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }

  /// Whether texts are bolder than usual.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }

  /// Whether colors have more contrast than usual.
  public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }

  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something that the user should hear now.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen is another one.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology of something.
  ///
  /// It learns of other parts, screens and pages by itself here. Announcements are not spoken, with a message: this version of
  /// the desktop's toolkit has no way to make them.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement else { return }
    RuntimeWarning.report(
      .withoutEffect("UIAccessibility.post(notification: .announcement) is not spoken: show the text as well"))
  }
}
