import TesseraCore

/// How the dots of paged tab views look. The platform's own styles are all there are.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  nonisolated var _hasBackground: Bool { get }
}
