import TesseraCore

/// What a host records.
@_spi(TesseraTools)
@MainActor
public struct HeadlessRecording {
  private let recorder: TraceRecorder

  init(_ recorder: TraceRecorder) {
    self.recorder = recorder
  }

  /// Forgets what was recorded; recording goes on.
  public func forget() {
    recorder.reset()
  }
}
