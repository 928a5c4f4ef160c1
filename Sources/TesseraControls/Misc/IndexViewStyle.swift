import TesseraCore

/// The appearance of the dots of paged tab views. Only the platform's own styles exist.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  nonisolated var _hasBackground: Bool { get }
}
