#if Windows
import CGTK

/// Values that came over the bus. They are not trusted: one of another type counts as missing.
extension MessageBus {
  static func text(at index: gsize, of tuple: OpaquePointer) -> String? {
    child(at: index, of: tuple, "s") { g_variant_get_string($0, nil).map { String(cString: $0) } }
  }

  static func number(at index: gsize, of tuple: OpaquePointer) -> UInt32? {
    child(at: index, of: tuple, "u") { g_variant_get_uint32($0) }
  }

  /// Nil for one that is not there or has another type: what comes from the bus is not trusted.
  private static func child<Value>(
    at index: gsize, of tuple: OpaquePointer, _ type: String, _ read: (OpaquePointer) -> Value?
  ) -> Value? {
    guard index < g_variant_n_children(tuple), let child = g_variant_get_child_value(tuple, index) else { return nil }
    defer { g_variant_unref(child) }
    guard String(cString: g_variant_get_type_string(child)) == type else { return nil }
    return read(child)
  }

  static func path(at index: gsize, of tuple: OpaquePointer) -> String? {
    child(at: index, of: tuple, "o") { g_variant_get_string($0, nil).map { String(cString: $0) } }
  }

  /// A number in a dictionary of values by their names.
  static func number(_ name: String, in dictionary: OpaquePointer) -> Double? {
    value(name, in: dictionary, "d", g_variant_get_double)
  }

  /// Whether something is so, in a dictionary of values by their names that is in a tuple.
  static func flag(_ name: String, at index: gsize, of tuple: OpaquePointer) -> Bool? {
    child(at: index, of: tuple, "a{sv}") { value(name, in: $0, "b") { g_variant_get_boolean($0) != 0 } }
  }

  private static func value<Value>(
    _ name: String, in dictionary: OpaquePointer, _ typeName: String, _ read: (OpaquePointer) -> Value
  ) -> Value? {
    let type = g_variant_type_new(typeName)
    defer { g_variant_type_free(type) }
    guard let value = g_variant_lookup_value(dictionary, name, type) else { return nil }
    defer { g_variant_unref(value) }
    return read(value)
  }

  /// Runs `use` with the dictionary of values that is the only thing in a tuple, if it is that.
  static func withDictionary<Result>(of tuple: OpaquePointer, _ use: (OpaquePointer) -> Result?) -> Result? {
    child(at: 0, of: tuple, "a{sv}", use)
  }
}
#endif
