#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraMedia

/// A file that GTK plays.
@MainActor
final class DesktopMedium: Medium {
  /// What the stream's signals hold on to, so that the stream does not keep the medium.
  private final class Listener {
    weak var medium: DesktopMedium?
  }

  private static let microseconds = 1e6
  /// What GTK calls the streams that it makes without a module that plays.
  private static let typeWithoutModule = "GtkNoMediaFile"

  private var stream: UnsafeMutablePointer<GtkMediaStream>?
  private let listener = Listener()
  /// Where data lie for GTK.
  private var temporaryFile: URL?
  private var isReady = false
  private var hasFailed = false
  private var isFrameOld = false
  private var lastFrame: Bitmap?
  private var wantsPlay = false
  private var wantedPosition: Double?
  var onEvent: (@MainActor (MediumEvent) -> Void)?

  init(_ source: MediaSource) {
    listener.medium = self
    guard let file = file(for: source) else {
      failSoon(MediaProblem(.unreadable, "There is no room for a sound's data in the folder for temporary files."))
      return
    }
    stream = gtk_media_file_new_for_file(file)
    g_object_unref(UnsafeMutableRawPointer(file))
    guard let stream else { return }
    connect(stream)
    // What is known already is said by no signal.
    Timeout.soon { [listener] in listener.medium?.readState() }
  }

  isolated deinit {
    close()
  }

  private func file(for source: MediaSource) -> OpaquePointer? {
    switch source {
    case .url(let url) where url.isFileURL: return g_file_new_for_path(url.path)
    case .url(let url): return g_file_new_for_uri(url.absoluteString)
    case .data(let data):
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
      guard (try? data.write(to: file)) != nil else { return nil }
      temporaryFile = file
      return g_file_new_for_path(file.path)
    }
  }

  // MARK: What the stream says

  private func connect(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
    typealias PropertyCallback = @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void
    let stateChanged: PropertyCallback = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.medium?.readState() }
    }
    for name in ["prepared", "error"] { Signals.connect(stream, "notify::\(name)", to: listener, stateChanged) }
    let ended: PropertyCallback = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.medium?.readEnd() }
    }
    Signals.connect(stream, "notify::ended", to: listener, ended)
    let seeking: PropertyCallback = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.medium?.readSeeking() }
    }
    Signals.connect(stream, "notify::seeking", to: listener, seeking)
    let newFrame: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.medium?.frameDidChange() }
    }
    Signals.connect(stream, "invalidate-contents", to: listener, newFrame)
  }

  private func readState() {
    guard let stream, !hasFailed else { return }
    if let error = gtk_media_stream_get_error(stream) { return fail(String(cString: error.pointee.message)) }
    guard !isReady, gtk_media_stream_is_prepared(stream) != 0 else { return }
    isReady = true
    onEvent?(.ready(facts(stream)))
    if let position = wantedPosition { seek(to: position) }
    if wantsPlay { gtk_media_stream_play(stream) }
  }

  private func facts(_ stream: UnsafeMutablePointer<GtkMediaStream>) -> MediaFacts {
    let duration = gtk_media_stream_get_duration(stream)
    let paintable = OpaquePointer(stream)
    let size = CGSize(
      width: Int(gdk_paintable_get_intrinsic_width(paintable)),
      height: Int(gdk_paintable_get_intrinsic_height(paintable)))
    return MediaFacts(
      duration: duration > 0 ? Double(duration) / Self.microseconds : nil,
      videoSize: gtk_media_stream_has_video(stream) != 0 ? size : nil,
      hasAudio: gtk_media_stream_has_audio(stream) != 0)
  }

  private func fail(_ reason: String) {
    hasFailed = true
    guard let stream else { return }
    let instance = stream.raw.assumingMemoryBound(to: GTypeInstance.self)
    let type = g_type_name_from_instance(instance).map { String(cString: $0) }
    guard type != Self.typeWithoutModule else {
      ServiceWarning.write(
        "media: nothing is played, because GTK has no module for it. The package libgtk-4-media-gstreamer has the one "
          + "that uses GStreamer, and gstreamer1.0-plugins-good what reads most files.")
      onEvent?(.failed(MediaProblem(.unavailable, reason)))
      return
    }
    onEvent?(.failed(MediaProblem(.unreadable, reason)))
  }

  private func failSoon(_ problem: MediaProblem) {
    hasFailed = true
    Timeout.soon { [listener] in listener.medium?.onEvent?(.failed(problem)) }
  }

  private func readEnd() {
    guard let stream, gtk_media_stream_get_ended(stream) != 0 else { return }
    wantsPlay = false
    onEvent?(.ended)
  }

  private func readSeeking() {
    guard let stream, wantedPosition != nil, gtk_media_stream_is_seeking(stream) == 0 else { return }
    wantedPosition = nil
    onEvent?(.sought)
  }

  // MARK: Pictures

  private func frameDidChange() {
    guard isReady, let stream, gtk_media_stream_has_video(stream) != 0 else { return }
    isFrameOld = true
    onEvent?(.frame)
  }

  /// The picture is copied when it is asked for: streams have more of them than windows show.
  var frame: Bitmap? {
    if isFrameOld, let stream {
      isFrameOld = false
      lastFrame = VideoPicture.bitmap(of: OpaquePointer(stream)) ?? lastFrame
    }
    return lastFrame
  }

  // MARK: Playing

  var position: Double {
    if let wantedPosition { return wantedPosition }
    guard let stream else { return 0 }
    return max(0, Double(gtk_media_stream_get_timestamp(stream)) / Self.microseconds)
  }

  func play(rate: Double) -> Double {
    if rate != 1 { ServiceWarning.write("media: windows play at rate 1 only.") }
    wantsPlay = true
    if isReady, let stream { gtk_media_stream_play(stream) }
    return 1
  }

  func pause() {
    wantsPlay = false
    if isReady, let stream { gtk_media_stream_pause(stream) }
  }

  func seek(to position: Double) {
    wantedPosition = position
    guard isReady, let stream else { return }
    gtk_media_stream_seek(stream, gint64(position * Self.microseconds))
    // Streams that cannot go elsewhere say nothing.
    if gtk_media_stream_is_seeking(stream) == 0 { Timeout.soon { [listener] in listener.medium?.readSeeking() } }
  }

  func setVolume(_ volume: Double) {
    guard let stream else { return }
    gtk_media_stream_set_volume(stream, volume)
    gtk_media_stream_set_muted(stream, gboolean(volume == 0))
  }

  func close() {
    onEvent = nil
    if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) }
    temporaryFile = nil
    guard let stream else { return }
    self.stream = nil
    if isReady { gtk_media_stream_pause(stream) }
    g_object_unref(stream.raw)
  }
}
#endif
