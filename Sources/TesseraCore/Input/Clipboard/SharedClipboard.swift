/// The clipboard that the running code means when it does not say which.
package enum SharedClipboard {
  /// That of a test, which no other one sees.
  @TaskLocal package static var ofTest: (any Clipboard)?

  /// That of the desktop; without one, a clipboard of the program's own.
  @MainActor package static var ofDesktop: any Clipboard = MemoryClipboard()

  @MainActor package static var current: any Clipboard { ofTest ?? ofDesktop }
}
