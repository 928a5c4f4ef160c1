import Foundation
import TesseraCore

/// What one manager, or one sequence of updates, wants to hear of the machine's place.
@MainActor
final class LocationFollower {
  /// What it hears.
  enum Event: Sendable {
    case permission
    case locations([CLLocation])
    case failure(CLError)
    case watches(CircularArea)
    /// The region with this identifier is none that can be watched.
    case cannotWatch(String)
    case entered(CircularArea)
    case left(CircularArea)
    case state(CLRegionState, CircularArea)
  }

  private struct Watch {
    let area: CircularArea
    /// Nil before the first location.
    var isInside: Bool?
  }

  /// How far a move is a big one, in meters.
  private static let bigMove: CLLocationDistance = 500
  /// How long one location is waited for.
  private static let patience = Duration.seconds(10)
  /// Meters that regions and big moves need.
  private static let roughAccuracy: CLLocationAccuracy = 100

  nonisolated let center: LocationCenter
  private var receive: (@MainActor (Event) -> Void)?
  private var watches: [String: Watch] = [:]
  private var waiting: Task<Void, Never>?
  /// What was told of last.
  private var told: CLLocation?
  var isFollowing = false
  var wantsOne = false
  var followsBigMoves = false
  /// Whether it hears, too, on which side of an area the machine is when that is known first.
  var tellsFirstStates = false
  var distanceFilter = kCLDistanceFilterNone
  var accuracy = kCLLocationAccuracyBest

  nonisolated init(_ center: LocationCenter) {
    self.center = center
  }

  /// Hears from now on, of the permission first (CL5).
  nonisolated func begin(_ receive: @escaping @MainActor @Sendable (Event) -> Void) {
    EngineThread.run { [self] in
      self.receive = receive
      center.add(self)
    }
    // The creator sets a delegate first.
    Task { @MainActor [weak self] in self?.tellPermission() }
  }

  nonisolated func end() {
    change { follower in
      follower.receive = nil
      follower.isFollowing = false
      follower.wantsOne = false
      follower.followsBigMoves = false
      follower.watches = [:]
      follower.waiting?.cancel()
    }
  }

  /// Changes what is wanted; at once on the engine's thread.
  nonisolated func change(_ change: @escaping @MainActor @Sendable (LocationFollower) -> Void) {
    EngineThread.run { [self] in
      change(self)
      center.update()
    }
  }

  /// The accuracy that this needs now, in meters; nil if it needs no locations.
  var neededAccuracy: Double? {
    if isFollowing || wantsOne { return max(accuracy, 0) }
    return followsBigMoves || !watches.isEmpty ? Self.roughAccuracy : nil
  }

  // MARK: Permission

  nonisolated func ask(for permission: CLAuthorizationStatus) {
    EngineThread.run { [self] in center.ask(for: permission) }
  }

  func tellPermission() {
    receive?(.permission)
  }

  func wasDenied() {
    guard isFollowing || wantsOne else { return }
    endOne()
    receive?(.failure(CLError(.denied)))
  }

  /// Reports something, soon.
  nonisolated func report(_ event: Event) {
    Task { @MainActor [weak self] in self?.receive?(event) }
  }

  // MARK: Locations

  /// CL6
  nonisolated func follow() {
    change { follower in
      guard !follower.isFollowing else { return }
      follower.isFollowing = true
      follower.told = nil
      if follower.center.status == .denied { return follower.report(.failure(CLError(.denied))) }
      // Others may have it running, so that no location comes by this.
      if follower.center.isAllowed, let location = follower.center.location {
        Task { @MainActor [weak follower] in
          if let follower, follower.told == nil { follower.consider(location) }
        }
      }
    }
  }

  /// CL7
  nonisolated func requestOne() {
    change { follower in
      guard follower.center.isAllowed else { return follower.report(.failure(CLError(.denied))) }
      follower.wantsOne = true
      follower.waiting?.cancel()
      follower.waiting = Task { @MainActor [weak follower] in
        guard (try? await Task.sleep(for: Self.patience)) != nil, let follower, follower.wantsOne else { return }
        follower.endOne()
        follower.center.update()
        follower.receive?(.failure(CLError(.locationUnknown)))
      }
    }
  }

  private func endOne() {
    wantsOne = false
    waiting?.cancel()
    waiting = nil
  }

  /// The machine is at a place.
  func consider(_ location: CLLocation) {
    considerAreas(location)
    guard isWanted(location) else { return }
    endOne()
    told = location
    receive?(.locations([location]))
  }

  private func isWanted(_ location: CLLocation) -> Bool {
    if wantsOne { return true }
    guard let told else { return isFollowing || followsBigMoves }
    let distance = location.distance(from: told)
    return isFollowing && distance >= distanceFilter || followsBigMoves && distance >= Self.bigMove
  }

  // MARK: Areas

  nonisolated var watchedAreas: [CircularArea] {
    guard EngineThread.isCurrent else { return [] }
    return EngineThread.unsafelyIsolated { watches.values.map(\.area) }
  }

  /// CL8
  nonisolated func watch(_ area: CircularArea) {
    change { follower in
      follower.watches[area.identifier] = Watch(area: area)
      follower.receive?(.watches(area))
      if let location = follower.center.location { follower.considerAreas(location) }
    }
  }

  func unwatch(_ identifier: String) {
    watches[identifier] = nil
  }

  nonisolated func tellState(of area: CircularArea) {
    EngineThread.run { [self] in
      let state: CLRegionState =
        switch center.location.map({ area.contains($0.coordinate) }) {
        case true: .inside
        case false: .outside
        case nil: .unknown
        }
      receive?(.state(state, area))
    }
  }

  /// CL8: only what is crossed is told of.
  private func considerAreas(_ location: CLLocation) {
    for (identifier, watch) in watches.sorted(by: { $0.key < $1.key }) {
      let isInside = watch.area.contains(location.coordinate)
      watches[identifier]?.isInside = isInside
      guard let wasInside = watch.isInside else {
        if tellsFirstStates { receive?(.state(isInside ? .inside : .outside, watch.area)) }
        continue
      }
      guard wasInside != isInside else { continue }
      if isInside, watch.area.notifiesOnEntry { receive?(.entered(watch.area)) }
      if !isInside, watch.area.notifiesOnExit { receive?(.left(watch.area)) }
    }
  }
}
