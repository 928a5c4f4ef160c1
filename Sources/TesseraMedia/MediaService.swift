import TesseraCore

/// What plays files for a program.
@MainActor
package protocol MediaService: AnyObject, Sendable {
  /// Begins to read a medium, which says when it is ready.
  func open(_ source: MediaSource) -> any Medium
}

/// Where the running code finds what plays files and speaks texts.
package struct MediaServices: Sendable {
  package let media = ServicePlace<any MediaService>()
  package let speech = ServicePlace<any SpeechService>()

  package init() {}

  /// Those of one test.
  @TaskLocal package static var ofTest: MediaServices?

  /// Those of the program.
  package static let ofProgram = MediaServices()

  package static var current: MediaServices { ofTest ?? ofProgram }

  /// A medium of the service; one that fails where there is none.
  @MainActor package func open(_ source: MediaSource) -> any Medium {
    media.service?.open(source) ?? MissingMedium()
  }
}
