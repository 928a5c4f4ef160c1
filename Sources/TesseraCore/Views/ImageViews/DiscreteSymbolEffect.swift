import Foundation

/// An effect that is shown when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}
