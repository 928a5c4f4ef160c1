import Foundation
import TesseraCore
import TesseraMedia

/// Plays a sound of a file or of data (AV7).
///
/// Sounds are WAV, AIFF, CAF, FLAC, Ogg, MP3 and MPEG-4 files, as far as GStreamer's modules of the desktop read them. Delegates are
/// called on the main actor. A program without windows plays nothing: its delegate hears of an error.
open class AVAudioPlayer: NSObject {
  private let track: AudioTrack
  private let header: MediaHeader

  /// Hears of the end. It is not kept alive.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// The file; nil for data.
  open var url: URL? { if case .url(let url) = track.source { url } else { nil } }

  /// What is played; nil for a file.
  open var data: Data? { if case .data(let data) = track.source { data } else { nil } }

  /// A player of a file.
  ///
  /// Throws an error of the domain `NSOSStatusErrorDomain` if there is no such file or it is no sound that is known (AV5, AV7).
  public init(contentsOf url: URL) throws {
    guard url.isFileURL else { throw AudioError.unsupportedFile("\(url) is no file.") }
    do {
      header = try MediaHeader(contentsOf: url)
    } catch {
      throw error.kind == .missing ? AudioError.missingFile(error.reason) : AudioError.unsupportedFile(error.reason)
    }
    track = AudioTrack(.url(url), duration: header.duration ?? 0)
    super.init()
    listen()
  }

  /// A player of a file. Of which type it is, its content tells.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of what a file contains.
  ///
  /// Throws an error of the domain `NSOSStatusErrorDomain` if it is no sound that is known.
  public init(data: Data) throws {
    guard let header = MediaHeader(data) else {
      throw AudioError.unsupportedFile("The data is no sound that is known.")
    }
    self.header = header
    track = AudioTrack(.data(data), duration: header.duration ?? 0)
    super.init()
    listen()
  }

  /// A player of what a file contains. Of which type it is, the content tells.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  deinit {
    track.end()
  }

  private func listen() {
    let reference = UncheckedSendable(WeakPlayer(player: self))
    track.begin { event in
      guard let player = reference.value.player, let delegate = player.delegate else { return }
      switch event {
      case .finished: delegate.audioPlayerDidFinishPlaying(player, successfully: true)
      case .failed(let problem):
        delegate.audioPlayerDecodeErrorDidOccur(player, error: AudioError.unsupportedFile(problem.reason))
      }
    }
  }

  private struct WeakPlayer {
    weak var player: AVAudioPlayer?
  }

  // MARK: Playing

  /// Reads the sound's beginning, so that it begins sooner.
  @discardableResult
  open func prepareToPlay() -> Bool {
    track.prepare()
    return true
  }

  /// Plays on from where the player stands; from the beginning after the end.
  @discardableResult
  open func play() -> Bool {
    track.play()
    return true
  }

  /// Plays on at a moment of ``deviceCurrentTime``, at once if that is over.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let delay = time - deviceCurrentTime
    guard delay.isFinite else { return false }
    track.play(after: max(0, delay))
    return true
  }

  /// Stands still. The next `play` goes on from here.
  open func pause() {
    track.pause()
  }

  /// Stands still, as `pause` does: the place is kept (AV7).
  open func stop() {
    track.pause()
  }

  /// Whether the sound plays, or is to begin later.
  open var isPlaying: Bool { track.isPlaying }

  /// Where the player stands, in seconds; 0 after the end. A place outside of the sound becomes the nearer end of it.
  open var currentTime: TimeInterval {
    get { track.position }
    set { track.seek(to: newValue) }
  }

  /// Seconds; 0 if the file does not say.
  open var duration: TimeInterval { track.duration }

  /// The time by which `play(atTime:)` goes, in seconds.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// How often the sound is played again after the first time; always, if negative.
  open var numberOfLoops: Int {
    get { track.loops }
    set { track.loops = newValue }
  }

  // MARK: Sound

  /// From 0, silent, to 1, as it was recorded.
  open var volume: Float {
    get { Float(track.volume) }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Comes to a volume within a time, in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    let usable = volume.isNaN ? 1 : min(max(volume, 0), 1)
    track.setVolume(Double(usable), fade: duration.isFinite ? duration : 0)
  }

  /// From -1, left, to 1, right. It is kept, and makes no difference: what plays sounds here does not place them.
  open var pan: Float = 0

  /// Whether ``rate`` counts. Set it before the sound is played.
  open var enableRate = false {
    didSet { track.setRate(usedRate) }
  }

  /// How fast the sound is played, from 0.5 to 2, if ``enableRate`` is set. Windows play at 1 only, and say so once.
  open var rate: Float = 1 {
    didSet { track.setRate(usedRate) }
  }

  private var usedRate: Double { enableRate && rate.isFinite ? Double(min(max(rate, 0.5), 2)) : 1 }

  /// Channels of sound; 0 if the file does not say.
  open var numberOfChannels: Int { header.channels }

  /// What is known of the file: ``AVSampleRateKey`` and ``AVNumberOfChannelsKey``.
  open var settings: [String: Any] {
    [AVSampleRateKey: header.sampleRate, AVNumberOfChannelsKey: header.channels]
  }

  // MARK: Levels

  /// Whether levels are asked for. They are not measured here.
  open var isMeteringEnabled = false

  /// Would measure levels, and warns once that nothing does (AV7).
  open func updateMeters() {
    ServiceWarning.write("sound: levels are not measured, so that meters show silence.")
  }

  /// -160 decibels, which is silence: levels are not measured.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// -160 decibels, which is silence: levels are not measured.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
