import TesseraPaint

extension Screen {
  /// Records what is shown while `actions` run: every frame that they cause.
  ///
  /// - Parameters:
  ///   - framesPerSecond: at most this many are kept, 1 to 60.
  ///   - actions: what is done meanwhile.
  public func record(
    framesPerSecond: Int = 30, _ actions: @MainActor () async throws -> Void
  ) async rethrows -> Recording {
    flush()
    let outer = film
    film = Film(on: host.surface, framesPerSecond: framesPerSecond)
    takeFrame()
    defer { film = outer }
    try await actions()
    flush()
    takeFrame()
    return Recording(film ?? Film(on: host.surface, framesPerSecond: framesPerSecond))
  }

  /// Adds what is shown to the recording, if there is one.
  func takeFrame() {
    film?.take(host)
  }
}
