import Foundation

/// An effect with which a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect {}
