import SwiftUI

/// How many models were built, by the property wrapper in which they were to be kept.
@MainActor @Observable
public final class BuildTally {
  public static let shared = BuildTally()

  public private(set) var state = 0
  public private(set) var stateObject = 0

  private init() {}

  func add(_ wrapper: CostlyModel.Wrapper) {
    switch wrapper {
    case .state: state += 1
    case .stateObject: stateObject += 1
    }
  }

  /// Counts from zero again.
  public func reset() {
    state = 0
    stateObject = 0
  }
}
