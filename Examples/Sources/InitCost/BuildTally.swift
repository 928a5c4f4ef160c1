import SwiftUI

/// How many models were built, by the property wrapper in which they were to be kept.
@MainActor @Observable
public final class BuildTally {
  /// The property wrappers that are compared.
  public enum Wrapper {
    case state, stateObject
  }

  public static let shared = BuildTally()

  @ObservationIgnored private var counts: [Wrapper: Int] = [:]

  private init() {}

  public var state: Int { count(of: .state) }

  public var stateObject: Int { count(of: .stateObject) }

  private func count(of wrapper: Wrapper) -> Int {
    access(keyPath: \.counts)
    return counts[wrapper, default: 0]
  }

  /// Counts a model. It doesn't count as reading: the body in which the model was built doesn't come to depend on it.
  func add(_ wrapper: Wrapper) {
    withMutation(keyPath: \.counts) { counts[wrapper, default: 0] += 1 }
  }

  /// Counts from zero again.
  public func reset() {
    withMutation(keyPath: \.counts) { counts = [:] }
  }
}
