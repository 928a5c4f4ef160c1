import Synchronization

/// A desktop, and the one object that asks it for places: the module that has them knows its type.
package final class LocationPlace: Sendable {
  /// nil where nothing tells places.
  @MainActor package weak var desktop: (any LocationDesktop)?
  private let storage = Mutex<(any AnyObject & Sendable)?>(nil)

  package init() {}

  /// The object that asks for places, made the first time.
  package func storage<Storage: AnyObject & Sendable>(_ make: (LocationPlace) -> Storage) -> Storage {
    storage.withLock { known in
      if let known = known as? Storage { return known }
      let new = make(self)
      known = new
      return new
    }
  }
}

/// Where the running code learns its place.
package enum ProgramLocation {
  /// That of one test.
  @TaskLocal package static var ofTest: LocationPlace?

  /// That of the program.
  package static let ofProgram = LocationPlace()

  package static var current: LocationPlace { ofTest ?? ofProgram }
}
