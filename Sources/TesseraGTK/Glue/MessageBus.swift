#if Windows
import CGTK

/// A message bus: that of the user's session, or that of the machine.
@MainActor
struct MessageBus {
  private let connection: OpaquePointer

  /// A place on the bus whose methods can be called.
  struct Service {
    let name: String
    let path: String
    let interface: String
  }

  /// What the bus calls the program.
  var uniqueName: String {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }

  /// An action that waits for an answer.
  private final class Continuation<Answer> {
    let run: @MainActor (Answer) -> Void

    init(_ run: @escaping @MainActor (Answer) -> Void) {
      self.run = run
    }
  }

  /// Runs `use` once the program is on the bus; never where there is no bus.
  static func connect(_ use: @escaping @MainActor (MessageBus) -> Void) {
    connect(to: G_BUS_TYPE_SESSION) { bus in
      if let bus { use(bus) }
    }
  }

  /// Runs `use` once the program is on the bus of the machine, or with nil where there is none.
  static func connectToSystem(_ use: @escaping @MainActor (MessageBus?) -> Void) {
    connect(to: G_BUS_TYPE_SYSTEM, use)
  }

  private static func connect(to bus: GBusType, _ use: @escaping @MainActor (MessageBus?) -> Void) {
    g_bus_get(
      bus, nil,
      { _, result, data in
        guard let data else { return }
        MainActor.assumeIsolated {
          let continuation = Unmanaged<Continuation<MessageBus?>>.fromOpaque(data).takeRetainedValue()
          continuation.run(g_bus_get_finish(result, nil).map { MessageBus(connection: $0) })
        }
      }, Unmanaged.passRetained(Continuation(use)).toOpaque())
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - startsService: whether a service that is not running is started for this.
  ///   - arguments: what the method is given; the call takes them over.
  ///   - answered: gets the answer, a tuple that lives as long as the call, or nil for an error.
  func call(
    _ method: String, of service: Service, _ arguments: [OpaquePointer?], startsService: Bool = false,
    answered: @escaping @MainActor (OpaquePointer?) -> Void = { _ in }
  ) {
    g_dbus_connection_call(
      connection, service.name, service.path, service.interface, method, Self.tuple(arguments), nil,
      startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, data in
        guard let connection, let data else { return }
        MainActor.assumeIsolated {
          let continuation = Unmanaged<Continuation<OpaquePointer?>>.fromOpaque(data).takeRetainedValue()
          let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
          continuation.run(answer)
          if let answer { g_variant_unref(answer) }
        }
      }, Unmanaged.passRetained(Continuation(answered)).toOpaque())
  }

  /// Tells all programs on the bus that something happened.
  func emit(_ signal: String, path: String, interface: String, _ arguments: [OpaquePointer?]) {
    g_dbus_connection_emit_signal(connection, nil, path, interface, signal, Self.tuple(arguments), nil)
  }

  /// Runs `receive` with the arguments of each signal of a service.
  ///
  /// - Parameter firstArgument: only signals whose first argument is this text; nil for all.
  func subscribe(
    to signal: String, of service: Service, firstArgument: String? = nil,
    _ receive: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    g_dbus_connection_signal_subscribe(
      connection, service.name, service.interface, signal, service.path, firstArgument, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        guard let parameters else { return }
        MainActor.assumeIsolated {
          Signals.target(data, as: Continuation<OpaquePointer>.self)?.run(parameters)
        }
      }, Unmanaged.passRetained(Continuation(receive)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  private static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
    var values = values
    return g_variant_new_tuple(&values, gsize(values.count))
  }

  static func texts(_ texts: [String]) -> OpaquePointer? {
    var values = texts.map { g_variant_new_string($0) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &values, gsize(values.count))
  }

  /// A dictionary of values by their names.
  static func dictionary(_ values: KeyValuePairs<String, OpaquePointer?>) -> OpaquePointer? {
    dictionary(values.map { ($0.key, $0.value) })
  }

  /// A dictionary of values by their names.
  static func dictionary(_ values: [(name: String, value: OpaquePointer?)]) -> OpaquePointer? {
    var entries = values.map {
      g_variant_new_dict_entry(g_variant_new_string($0.name), g_variant_new_variant($0.value))
    }
    let type = g_variant_type_new("{sv}")
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &entries, gsize(entries.count))
  }
}
#endif
