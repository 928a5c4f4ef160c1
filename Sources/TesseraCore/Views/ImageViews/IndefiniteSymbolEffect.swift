import Foundation

/// An effect that goes on while it is active.
nonisolated public protocol IndefiniteSymbolEffect {}
