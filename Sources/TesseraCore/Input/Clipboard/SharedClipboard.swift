/// The default clipboard of the running code.
package enum SharedClipboard {
  /// The clipboard of one test.
  @TaskLocal package static var ofTest: (any Clipboard)?

  /// The clipboard of the desktop; without one, a clipboard of the program.
  @MainActor package static var ofDesktop: any Clipboard = MemoryClipboard()

  @MainActor package static var current: any Clipboard { ofTest ?? ofDesktop }
}
