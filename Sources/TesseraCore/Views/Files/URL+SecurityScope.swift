import Foundation

/// Programs are in no sandbox here: a file that the user may read, they may read.
nonisolated extension URL {
  /// Always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// There is nothing to give back.
  public func stopAccessingSecurityScopedResource() {}
}
