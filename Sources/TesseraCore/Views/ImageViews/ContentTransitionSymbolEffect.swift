import Foundation

/// An effect with which a symbol goes over into another one.
nonisolated public protocol ContentTransitionSymbolEffect {}
