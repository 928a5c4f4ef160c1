import Foundation
import TesseraCore

/// News of the machine's place.
public struct CLLocationUpdate: Sendable {
  /// What the user does meanwhile. Services of desktops do not ask.
  public enum LiveConfiguration: Int, Sendable {
    /// Something that is not known.
    case `default`
    /// Driving.
    case automotiveNavigation
    /// Moving by boat, train or plane.
    case otherNavigation
    /// Walking, running or cycling.
    case fitness
    /// Flying.
    case airborne
  }

  /// Where the machine is; nil with news of the permission only.
  public let location: CLLocation?
  /// Whether the user forbids it, or the machine has no service that tells of places.
  public let authorizationDenied: Bool
  /// Whether the user is asked now.
  public let authorizationRequestInProgress: Bool

  /// Whether the machine stands still; not known on desktops, so false.
  public var stationary: Bool { false }
  /// The same; the older name.
  public var isStationary: Bool { false }
  /// Whether the place cannot be found.
  public var locationUnavailable: Bool { false }
  /// Whether the place is known roughly only.
  public var accuracyLimited: Bool { false }
  /// Whether the user forbids it for all programs; desktops do not tell.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the user cannot allow it.
  public var authorizationRestricted: Bool { false }
  /// Whether the program is too little in use to be told.
  public var insufficientlyInUse: Bool { false }
  /// Whether a session of a service is missing.
  public var serviceSessionRequired: Bool { false }

  /// Where the machine is, from the first turn of a loop on until the loop ends. The user is asked then, if that was not done (CL9).
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// The sequence of `liveUpdates(_:)`.
  public struct Updates: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = CLLocationUpdate

    /// Begins to follow the machine.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: Self.stream().makeAsyncIterator()) }

    private static func stream() -> AsyncStream<CLLocationUpdate> {
      AsyncStream { continuation in
        let follower = LocationFollower(LocationCenter.current)
        follower.begin { event in
          if let update = CLLocationUpdate(event, status: follower.center.status) { continuation.yield(update) }
        }
        follower.follow()
        follower.ask(for: .authorizedWhenInUse)
        continuation.onTermination = { _ in follower.end() }
      }
    }
  }

  /// Waits for the news one after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncStream<CLLocationUpdate>.AsyncIterator

    /// The next news; nil when the task was canceled.
    public mutating func next() async throws -> CLLocationUpdate? {
      await stream.next()
    }
  }

  /// Nil for events that are no news of a place or permission.
  private init?(_ event: LocationFollower.Event, status: CLAuthorizationStatus) {
    switch event {
    case .permission: location = nil
    case .locations(let locations): location = locations.last
    case .failure, .watches, .cannotWatch, .entered, .left, .state: return nil
    }
    authorizationDenied = status == .denied
    authorizationRequestInProgress = status == .notDetermined
  }
}
