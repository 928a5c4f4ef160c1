#if Windows
import CGTK
import Foundation
import TesseraCore

/// The appearance settings that desktops publish for programs of all toolkits.
@MainActor
final class AppearancePortal {
  /// nil where the desktop does not say.
  private(set) var prefersDark: Bool?
  private(set) var hasHighContrast: Bool?
  private(set) var accentColor: Color?
  var onChange: (() -> Void)?

  private static let service = MessageBus.Service(
    name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings")
  private static let namespace = "org.freedesktop.appearance"

  init() {
    MessageBus.connect { [weak self] in self?.use($0) }
  }

  private func use(_ bus: MessageBus) {
    bus.subscribe(to: "SettingChanged", of: Self.service, firstArgument: Self.namespace) { [weak self] in
      self?.settingChanged($0)
    }
    for setting in ["color-scheme", "contrast", "accent-color"] {
      let arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(setting)]
      bus.call("Read", of: Self.service, arguments) { [weak self] answer in
        if let answer { self?.receive(answer, at: 0, as: setting) }
      }
    }
  }

  private func settingChanged(_ parameters: OpaquePointer) {
    guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(key) }
    guard let name = g_variant_get_string(key, nil) else { return }
    receive(parameters, at: 2, as: String(cString: name))
  }

  // MARK: Answers

  private func receive(_ tuple: OpaquePointer, at index: gsize, as setting: String) {
    guard var value = g_variant_get_child_value(tuple, index) else { return }
    // Newer portals wrap values in one variant, older ones in two.
    while String(cString: g_variant_get_type_string(value)) == "v", let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    switch setting {
    case "color-scheme": prefersDark = number(value).map { $0 == 1 }
    case "contrast": hasHighContrast = number(value).map { $0 == 1 }
    case "accent-color": accentColor = color(value)
    default: return
    }
    onChange?()
  }

  private func number(_ value: OpaquePointer) -> UInt32? {
    String(cString: g_variant_get_type_string(value)) == "u" ? g_variant_get_uint32(value) : nil
  }

  /// nil for what is no color: a desktop that has no accent says so by numbers out of range.
  private func color(_ value: OpaquePointer) -> Color? {
    guard String(cString: g_variant_get_type_string(value)) == "(ddd)" else { return nil }
    let components = (0..<3).compactMap { index -> Double? in
      guard let component = g_variant_get_child_value(value, gsize(index)) else { return nil }
      defer { g_variant_unref(component) }
      return g_variant_get_double(component)
    }
    guard components.count == 3, components.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Color(red: components[0], green: components[1], blue: components[2])
  }
}
#endif
