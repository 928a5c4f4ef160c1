import Foundation
import TesseraCore
import TesseraMedia

/// Hears of the end of a sound.
@MainActor @preconcurrency
public protocol NSSoundDelegate: AnyObject {
  /// A sound ended.
  ///
  /// - Parameter flag: whether it was played to its end.
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
  /// Does nothing.
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}

/// A sound of a file, of data or of the system (J272).
///
/// What can be played is what `AVAudioPlayer` plays. A program without windows plays nothing: its delegate hears that the sound
/// was not played to its end.
@MainActor @preconcurrency
open class NSSound: NSObject {
  /// What sounds are called.
  public typealias Name = String

  private let track: AudioTrack
  /// What the sound is called; nil unless it was asked for by its name.
  open private(set) var name: Name?

  /// Hears of the end. It is not kept alive.
  open weak var delegate: (any NSSoundDelegate)?

  private var isPaused = false
  private var isLooping = false

  /// A sound of a file.
  ///
  /// - Parameter byRef: it makes no difference: the file is read while it is played.
  /// - Returns: nil if there is no such file or it is no sound that is known.
  public init?(contentsOf url: URL, byReference byRef: Bool) {
    guard url.isFileURL, let header = try? MediaHeader(contentsOf: url) else { return nil }
    track = AudioTrack(.url(url), duration: header.duration ?? 0)
    super.init()
    listen()
  }

  /// A sound of the file with a path.
  ///
  /// - Parameter byRef: it makes no difference: the file is read while it is played.
  /// - Returns: nil if there is no such file or it is no sound that is known.
  public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
  }

  /// A sound that data contain; nil if they are no sound that is known.
  public init?(data: Data) {
    guard let header = MediaHeader(data) else { return nil }
    track = AudioTrack(.data(data), duration: header.duration ?? 0)
    super.init()
    listen()
  }

  /// A sound of the program, by the name of its file with or without the extension, or one of the system, such as `Ping`.
  ///
  /// Sounds of the system are those of the desktop's theme that stand for them. nil for a name that neither has.
  public init?(named name: Name) {
    if let file = Self.file(named: name), let header = try? MediaHeader(contentsOf: file) {
      track = AudioTrack(.url(file), duration: header.duration ?? 0)
    } else if let event = SystemSoundEvents.named[name] {
      let file = SystemSoundEvents.folder.appendingPathComponent(event + ".oga")
      track = AudioTrack(.url(file), duration: (try? MediaHeader(contentsOf: file))?.duration ?? 0)
    } else {
      return nil
    }
    self.name = name
    super.init()
    listen()
  }

  isolated deinit {
    track.end()
  }

  private static func file(named name: String) -> URL? {
    let extensions = ["", "aiff", "aif", "wav", "mp3", "m4a", "caf", "ogg"]
    return extensions.lazy
      .compactMap { Bundle.main.url(forResource: name, withExtension: $0.isEmpty ? nil : $0) }
      .first { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
  }

  private func listen() {
    track.begin { [weak self] event in
      guard let self else { return }
      switch event {
      case .finished: delegate?.sound(self, didFinishPlaying: true)
      case .failed: delegate?.sound(self, didFinishPlaying: false)
      }
    }
  }

  // MARK: Playing

  /// Plays the sound from its beginning. In a test, a recorder of sounds gets its name.
  ///
  /// - Returns: false if it plays already.
  @discardableResult
  open func play() -> Bool {
    guard !track.isPlaying else { return false }
    isPaused = false
    track.loops = isLooping ? -1 : 0
    track.play()
    return true
  }

  /// Stands still, so that `resume` goes on from here.
  ///
  /// - Returns: false if it does not play.
  @discardableResult
  open func pause() -> Bool {
    guard track.isPlaying else { return false }
    isPaused = true
    track.pause()
    return true
  }

  /// Goes on after `pause`.
  ///
  /// - Returns: false if the sound was not paused.
  @discardableResult
  open func resume() -> Bool {
    guard isPaused else { return false }
    return play()
  }

  /// Ends the sound; the next `play` begins at its beginning. The delegate hears of it.
  ///
  /// - Returns: false if it does not play.
  @discardableResult
  open func stop() -> Bool {
    guard track.isPlaying || isPaused else { return false }
    isPaused = false
    track.pause()
    track.seek(to: 0)
    delegate?.sound(self, didFinishPlaying: false)
    return true
  }

  /// Whether the sound plays and is not paused.
  open var isPlaying: Bool { track.isPlaying }

  /// Seconds; 0 if the file does not say.
  open var duration: TimeInterval { track.duration }

  /// Where the sound stands, in seconds. A place outside of it becomes the nearer end of it.
  open var currentTime: TimeInterval {
    get { track.position }
    set { track.seek(to: newValue) }
  }

  /// From 0, silent, to 1, as it was recorded. A value that is not a number counts as 1.
  open var volume: Float {
    get { Float(track.volume) }
    set { track.setVolume(Double(newValue.isNaN ? 1 : min(max(newValue, 0), 1)), fade: 0) }
  }

  /// Whether the sound begins again at its end.
  open var loops: Bool {
    get { isLooping }
    set {
      isLooping = newValue
      track.loops = newValue ? -1 : 0
    }
  }

  // MARK: The system

  /// Makes the desktop's sound for what cannot be done. In a test, a recorder of sounds gets the name `bell`.
  public static func beep() {
    if let recorder = SoundOutput.recorder { return recorder("bell") }
    FrontmostGraph.current?.surfaceWindow?.beep()
  }
}

/// The sounds of the system, and those of the desktop's theme that stand for them.
private enum SystemSoundEvents {
  static let folder = URL(fileURLWithPath: "/usr/share/sounds/freedesktop/stereo", isDirectory: true)

  static let named = [
    "Basso": "dialog-error", "Blow": "message", "Bottle": "message", "Frog": "dialog-warning", "Funk": "dialog-warning",
    "Glass": "complete", "Hero": "complete", "Morse": "message-new-instant", "Ping": "message-new-instant",
    "Pop": "message",
    "Purr": "message", "Sosumi": "bell", "Submarine": "dialog-information", "Tink": "audio-volume-change",
  ]
}
