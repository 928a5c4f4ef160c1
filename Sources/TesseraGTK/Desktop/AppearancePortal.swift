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

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  init() {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data else { return }
        MainActor.assumeIsolated {
          let portal = Unmanaged<AppearancePortal>.fromOpaque(data).takeRetainedValue()
          if let connection = g_bus_get_finish(result, nil) { portal.use(connection) }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func use(_ connection: OpaquePointer) {
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        MainActor.assumeIsolated { Signals.target(data, as: AppearancePortal.self)?.settingChanged(parameters) }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
    for setting in ["color-scheme", "contrast", "accent-color"] { ask(for: setting, connection) }
  }

  // MARK: Asking

  /// A question that waits for its answer.
  private final class Question {
    let portal: AppearancePortal
    let setting: String

    init(_ portal: AppearancePortal, _ setting: String) {
      self.portal = portal
      self.setting = setting
    }
  }

  private func ask(for setting: String, _ connection: OpaquePointer) {
    var arguments: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(setting)]
    // A portal that is not running is not started for this.
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, data in
        guard let connection, let data else { return }
        MainActor.assumeIsolated {
          let question = Unmanaged<Question>.fromOpaque(data).takeRetainedValue()
          guard let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else { return }
          defer { g_variant_unref(answer) }
          question.portal.receive(answer, at: 0, as: question.setting)
        }
      }, Unmanaged.passRetained(Question(self, setting)).toOpaque())
  }

  private func settingChanged(_ parameters: OpaquePointer?) {
    guard let parameters, g_variant_n_children(parameters) == 3,
      let key = g_variant_get_child_value(parameters, 1)
    else { return }
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
