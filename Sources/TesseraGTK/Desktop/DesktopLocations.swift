#if Windows
import CGTK
import Foundation
import TesseraCore

/// Tells where the machine is, by the desktop's service GeoClue on the bus of the machine. It is on the bus only once a place is wanted.
@MainActor
final class DesktopLocations: LocationService {
  private static let service = "org.freedesktop.GeoClue2"
  private static let manager = MessageBus.Service(
    name: service, path: "/org/freedesktop/GeoClue2/Manager", interface: "org.freedesktop.GeoClue2.Manager")
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let clientInterface = "org.freedesktop.GeoClue2.Client"
  private static let locationInterface = "org.freedesktop.GeoClue2.Location"

  private let program: String
  private var bus: MessageBus?
  /// The path of the program's client at the service.
  private var client: String?
  private var isConnecting = false
  /// Meters that are exact enough; nil while nothing is wanted.
  private var accuracy: Double?
  private var isStarted = false
  var onEvent: (@MainActor (LocationServiceEvent) -> Void)?

  init(program: String) {
    self.program = program
    ProgramServices.ofProgram.locations.service = self
  }

  func start(accuracy: Double) {
    self.accuracy = accuracy
    guard let client, let bus else { return connect() }
    setAccuracy(accuracy, of: client, on: bus)
    if !isStarted { start(client, on: bus) }
  }

  func stop() {
    accuracy = nil
    isStarted = false
    if let client { bus?.call("Stop", of: Self.client(client), []) }
  }

  // MARK: The service

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    MessageBus.connectToSystem { [weak self] bus in
      guard let self else { return }
      guard let bus else { return self.isMissing() }
      self.bus = bus
      bus.call("GetClient", of: Self.manager, [], startsService: true) { answer in
        self.receiveClient(answer.flatMap { MessageBus.path(at: 0, of: $0) })
      }
    }
  }

  /// - Parameter path: nil where the service does not answer.
  private func receiveClient(_ path: String?) {
    isConnecting = false
    guard let path, let bus else { return isMissing() }
    client = path
    set("DesktopId", g_variant_new_string(program), of: path, on: bus)
    bus.subscribe(to: "LocationUpdated", of: Self.client(path)) { [weak self] arguments in
      if let place = MessageBus.path(at: 1, of: arguments) { self?.read(place) }
    }
    guard let accuracy else { return }
    setAccuracy(accuracy, of: path, on: bus)
    start(path, on: bus)
  }

  private func isMissing() {
    isConnecting = false
    ServiceWarning.write(
      "locations: no service tells where the machine is. The package geoclue-2.0 has the one that desktops use.")
    onEvent?(.denied)
  }

  private func start(_ client: String, on bus: MessageBus) {
    isStarted = true
    bus.call("Start", of: Self.client(client), []) { [weak self] answer in
      guard let self, self.isStarted else { return }
      if answer == nil { self.isStarted = false }
      self.onEvent?(answer == nil ? .denied : .allowed)
    }
  }

  private func setAccuracy(_ accuracy: Double, of client: String, on bus: MessageBus) {
    set("RequestedAccuracyLevel", g_variant_new_uint32(Self.level(for: accuracy)), of: client, on: bus)
  }

  private func set(_ property: String, _ value: OpaquePointer?, of client: String, on bus: MessageBus) {
    let properties = MessageBus.Service(name: Self.service, path: client, interface: Self.properties)
    bus.call(
      "Set", of: properties,
      [g_variant_new_string(Self.clientInterface), g_variant_new_string(property), g_variant_new_variant(value)])
  }

  private static func client(_ path: String) -> MessageBus.Service {
    MessageBus.Service(name: service, path: path, interface: clientInterface)
  }

  /// The service's level of accuracy for one in meters: the place itself, its street, its part of the city, or the city.
  private static func level(for accuracy: Double) -> UInt32 {
    switch accuracy {
    case ..<100: 8
    case ..<1_000: 6
    case ..<3_000: 5
    default: 4
    }
  }

  // MARK: Locations

  private func read(_ place: String) {
    let properties = MessageBus.Service(name: Self.service, path: place, interface: Self.properties)
    bus?.call("GetAll", of: properties, [g_variant_new_string(Self.locationInterface)]) { [weak self] answer in
      guard let self, self.isStarted, let answer else { return }
      if let location = MessageBus.withDictionary(of: answer, Self.location) { self.onEvent?(.location(location)) }
    }
  }

  /// Nil if it is nowhere on the earth.
  private static func location(in values: OpaquePointer) -> DesktopLocation? {
    func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
      MessageBus.number(name, in: values).flatMap { range.contains($0) ? $0 : nil }
    }
    guard let latitude = number("Latitude", in: -90...90), let longitude = number("Longitude", in: -180...180)
    else { return nil }
    return DesktopLocation(
      latitude: latitude, longitude: longitude, accuracy: number("Accuracy", in: 0...1e9) ?? 1e9,
      altitude: number("Altitude", in: -1e5...1e9), speed: number("Speed", in: 0...1e9),
      course: number("Heading", in: 0...360), date: Date())
  }
}
#endif
