#if Windows
import CGTK
import Foundation
import TesseraCore

/// Tells places by GeoClue, on the system's bus. It is asked only once the program wants a place.
@MainActor
final class DesktopLocation: LocationDesktop {
  private static let name = "org.freedesktop.GeoClue2"
  private static let manager = SessionBus.Service(
    name: name, path: "/org/freedesktop/GeoClue2/Manager", interface: "org.freedesktop.GeoClue2.Manager")
  private static let clientInterface = "org.freedesktop.GeoClue2.Client"
  private static let locationInterface = "org.freedesktop.GeoClue2.Location"
  private static let properties = "org.freedesktop.DBus.Properties"

  /// The program's desktop file: by it, the user's answer is kept.
  private let program: String
  var onEvent: (@MainActor (LocationEvent) -> Void)?
  private var bus: SessionBus?
  /// The path of the program's client of the service.
  private var client: String?
  private var isConnecting = false
  private var isWanted = false
  private var isRunning = false
  private var accuracy = 0.0
  private var isAllowed = false

  init(program: String) {
    self.program = program
    ProgramLocation.ofProgram.desktop = self
  }

  func start(accuracy: Double) {
    isWanted = true
    let isOther = accuracy != self.accuracy
    self.accuracy = accuracy
    guard let bus, let client else { return connect() }
    if isOther { setAccuracy(of: client, on: bus) }
    run(client, on: bus)
  }

  func stop() {
    isWanted = false
    guard isRunning, let bus, let client else { return }
    isRunning = false
    bus.call("Stop", of: service(client, Self.clientInterface), [])
  }

  // MARK: The client

  private func service(_ path: String, _ interface: String) -> SessionBus.Service {
    SessionBus.Service(name: Self.name, path: path, interface: interface)
  }

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    SessionBus.connect(to: .system) { [weak self] bus in
      guard let bus else {
        self?.isConnecting = false
        self?.onEvent?(.unavailable)
        return
      }
      bus.call("GetClient", of: Self.manager, [], startsService: true) { answer in
        guard let self else { return }
        self.isConnecting = false
        guard let answer, let client = Self.path(at: 0, of: answer) else {
          self.onEvent?(.unavailable)
          return
        }
        self.bus = bus
        self.client = client
        self.prepare(client, on: bus)
      }
    }
  }

  private func prepare(_ client: String, on bus: SessionBus) {
    set("DesktopId", g_variant_new_string(program), of: client, on: bus)
    setAccuracy(of: client, on: bus)
    bus.subscribe(to: "LocationUpdated", of: service(client, Self.clientInterface)) { [weak self] arguments in
      guard let path = Self.path(at: 1, of: arguments) else { return }
      self?.read(path, on: bus)
    }
    if isWanted { run(client, on: bus) }
  }

  private func setAccuracy(of client: String, on bus: SessionBus) {
    set("RequestedAccuracyLevel", g_variant_new_uint32(Self.level(accuracy)), of: client, on: bus)
  }

  private func set(_ property: String, _ value: OpaquePointer?, of client: String, on bus: SessionBus) {
    bus.call(
      "Set", of: service(client, Self.properties),
      [g_variant_new_string(Self.clientInterface), g_variant_new_string(property), g_variant_new_variant(value)])
  }

  /// What the service calls an accuracy in meters.
  static func level(_ accuracy: Double) -> UInt32 {
    switch accuracy {
    case ..<50: 8  // exact
    case ..<500: 6  // the street
    case ..<2_000: 5  // the neighborhood
    default: 4  // the city
    }
  }

  /// The service asks the user, by the desktop's agent, before it answers.
  private func run(_ client: String, on bus: SessionBus) {
    guard !isRunning else { return }
    isRunning = true
    bus.call("Start", of: service(client, Self.clientInterface), [], startsService: true) { [weak self] answer in
      guard let self else { return }
      self.isAllowed = answer != nil
      if answer == nil { self.isRunning = false }
      self.onEvent?(answer == nil ? .denied : .allowed)
    }
  }

  // MARK: Places

  private func read(_ path: String, on bus: SessionBus) {
    bus.call(
      "GetAll", of: service(path, Self.properties), [g_variant_new_string(Self.locationInterface)]
    ) { [weak self] answer in
      guard let self, let answer, let fix = Self.fix(in: answer) else { return }
      // The first place can come before the answer to the start.
      if !self.isAllowed {
        self.isAllowed = true
        self.onEvent?(.allowed)
      }
      if self.isRunning { self.onEvent?(.place(fix)) }
    }
  }

  /// nil for an answer without a place: what comes from the bus is not trusted.
  private static func fix(in answer: OpaquePointer) -> LocationFix? {
    guard String(cString: g_variant_get_type_string(answer)) == "(a{sv})",
      let values = g_variant_get_child_value(answer, 0)
    else { return nil }
    defer { g_variant_unref(values) }
    func number(_ name: String) -> Double? {
      let type = g_variant_type_new("d")
      defer { g_variant_type_free(type) }
      guard let value = g_variant_lookup_value(values, name, type) else { return nil }
      defer { g_variant_unref(value) }
      return g_variant_get_double(value)
    }
    guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
    // What is not known is the lowest number, or below 0.
    let altitude = number("Altitude").flatMap { $0 > -100_000 ? $0 : nil }
    return LocationFix(
      latitude: latitude, longitude: longitude, accuracy: number("Accuracy") ?? -1, altitude: altitude,
      speed: number("Speed").flatMap { $0 >= 0 ? $0 : nil }, course: number("Heading").flatMap { $0 >= 0 ? $0 : nil },
      date: Date())
  }

  private static func path(at index: gsize, of tuple: OpaquePointer) -> String? {
    guard index < g_variant_n_children(tuple), let child = g_variant_get_child_value(tuple, index) else { return nil }
    defer { g_variant_unref(child) }
    guard String(cString: g_variant_get_type_string(child)) == "o" else { return nil }
    return g_variant_get_string(child, nil).map { String(cString: $0) }
  }
}
#endif
