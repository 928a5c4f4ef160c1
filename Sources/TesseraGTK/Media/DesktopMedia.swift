#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraMedia

/// Plays files with GTK's media streams, for which GTK has a module of its own with GStreamer.
@MainActor
final class DesktopMedia: MediaService {
  private let speech = DesktopSpeech()

  init() {
    MediaServices.ofProgram.media.service = self
    MediaServices.ofProgram.speech.service = speech
  }

  func open(_ source: MediaSource) -> any Medium { DesktopMedium(source) }
}
#endif
