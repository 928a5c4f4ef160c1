import Foundation

/// What a monitor watches for.
public protocol CLCondition: Sendable {}
