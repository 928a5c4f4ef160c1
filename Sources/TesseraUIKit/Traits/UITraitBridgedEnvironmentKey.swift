import Foundation
import SwiftUI
import TesseraCore

/// A value of the environment of SwiftUI that is kept in a trait of UIKit (J426).
///
/// Views of UIKit in views of SwiftUI, and the other way round, find what was said on either side.
nonisolated public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that the surroundings have.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Says that the surroundings have a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

nonisolated extension EnvironmentValues {
  /// The value of a key that is kept in a trait (J426).
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.read(from: UITraitCollection(self)) }
    set { self = with { Key.write(to: &$0, value: newValue) } }
  }
}
