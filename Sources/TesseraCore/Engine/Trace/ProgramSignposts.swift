/// What a program measures of itself, in the recording that `TESSERA_TRACE` asks for.
///
/// The module `os`, which only apps for Apple's platforms see, hands its signposts to it.
@_spi(TesseraPlatforms)
public enum ProgramSignposts {
  /// What time it is for `record`, in nanoseconds.
  nonisolated public static var now: UInt64 { TraceClock.now }

  /// Records a measurement that ends now. Without a recording, nothing happens.
  ///
  /// - Parameters:
  ///   - name: what was measured.
  ///   - start: when it began, as `now` was then.
  nonisolated public static func record(_ name: String, from start: UInt64) {
    let end = TraceClock.now
    EngineThread.run { TraceSession.current?.recorder.addSignpost(name, start, end) }
  }
}

extension TraceRecorder {
  fileprivate func addSignpost(_ name: String, _ start: UInt64, _ end: UInt64) {
    // The recorder's clock stands still at times.
    let length = end &- start
    add(.signpost, from: now &- min(length, now)) {
      $0.text = name
      $0.duration = length
    }
  }
}
