#if Windows
import CGTK
import Foundation
import TesseraCore

/// The user's settings of the desktop: appearance, accent, contrast, motion, text size.
@MainActor
final class DesktopSettings {
  /// Called when a setting changed.
  var onChange: (() -> Void)?
  private let appearance = AppearancePortal()

  init() {
    appearance.onChange = { [weak self] in self?.onChange?() }
    guard let settings = gtk_settings_get_default() else { return }
    keepHiddenCaretsStill(settings)
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: DesktopSettings.self)?.onChange?() }
    }
    for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi"] {
      Signals.connect(settings, "notify::\(name)", to: self, changed)
    }
  }

  /// Writes the settings that views can read.
  func describe(in environment: inout EnvironmentValues) {
    let theme = Self.string("gtk-theme-name")?.lowercased() ?? ""
    let prefersDark =
      appearance.prefersDark ?? (boolean("gtk-application-prefer-dark-theme") || theme.hasSuffix("dark"))
    environment.colorScheme = prefersDark ? .dark : .light
    let hasHighContrast = appearance.hasHighContrast ?? theme.contains("highcontrast")
    environment.colorSchemeContrast = hasHighContrast ? .increased : .standard
    environment.accentColor = appearance.accentColor
    environment._accessibilityReduceMotion = !boolean("gtk-enable-animations", otherwise: true)
    environment.dynamicTypeSize = DynamicTypeSize(textScale: textScale)
    environment.layoutDirection =
      gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  /// 1 for text of the usual size.
  private var textScale: Double {
    let unset = -1
    let resolution = integer("gtk-xft-dpi") ?? unset
    return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
  }

  /// Without this, the carets of hidden fields would blink, which wakes the program up.
  private func keepHiddenCaretsStill(_ settings: OpaquePointer) {
    var value = GValue()
    g_value_init(&value, .boolean)
    g_object_set_property(settings.raw.assumingMemoryBound(to: GObject.self), "gtk-cursor-blink", &value)
    g_value_unset(&value)
  }

  // MARK: Properties of GtkSettings

  private static func withProperty<Result>(
    _ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Result
  ) -> Result? {
    guard let settings = gtk_settings_get_default() else { return nil }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return read(&value)
  }

  private func boolean(_ name: String, otherwise: Bool = false) -> Bool {
    Self.withProperty(name, .boolean) { g_value_get_boolean($0) != 0 } ?? otherwise
  }

  private func integer(_ name: String) -> Int? {
    Self.withProperty(name, .integer) { Int(g_value_get_int($0)) }
  }

  /// A setting that is a text; nil if there is none of that name.
  static func string(_ name: String) -> String? {
    withProperty(name, .string) { g_value_get_string($0).map { String(cString: $0) } } ?? nil
  }
}

/// GLib's types that are only available as macros in C.
extension GType {
  static let boolean = GType(5 << 2)
  static let integer = GType(6 << 2)
  static let string = GType(16 << 2)
}

extension DynamicTypeSize {
  /// The type size nearest to the desktop's factor for text.
  fileprivate init(textScale: Double) {
    switch textScale {
    case ..<0.85: self = .small
    case ..<0.95: self = .medium
    case ..<1.06: self = .large
    case ..<1.18: self = .xLarge
    case ..<1.3: self = .xxLarge
    case ..<1.45: self = .xxxLarge
    case ..<1.75: self = .accessibility1
    case ..<2.1: self = .accessibility2
    case ..<2.5: self = .accessibility3
    case ..<2.9: self = .accessibility4
    default: self = .accessibility5
    }
  }
}
#endif
