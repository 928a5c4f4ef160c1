import CoreMedia
import Foundation
import TesseraCore
import TesseraMedia

/// Plays an item, a file or what a server has (AV6, AV9).
///
/// Windows play with GTK's media streams, which use GStreamer; tests play on the clock of their screen, and programs without windows play nothing:
/// items fail there. The properties that Apple's platforms have observed by key path can be read in bodies of views, which follow them.
@MainActor @preconcurrency
open class AVPlayer: NSObject, _KeyValueObservable {
  /// Whether a player can play items.
  public enum Status: Int, Sendable {
    /// No item could be played yet.
    case unknown = 0
    /// An item could be played.
    case readyToPlay = 1
    /// The player cannot play; never here, where items fail.
    case failed = 2
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused = 0
    /// It would play, and has nothing that is ready.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// The item is being read.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// Never given.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }

  /// What a player does when an item ends.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes to the next item; only ``AVQueuePlayer`` has some.
    case advance = 0
    /// It stands.
    case pause = 1
    /// Nothing: the rate stays as it is.
    case none = 2
  }

  package let model = PlayerModel()
  public let _propertyObservers = _PropertyObservers()
  private(set) lazy var timeline = PlayerTimeline(self)

  /// A player without an item.
  public override init() {
    super.init()
  }

  /// A player of a file or of what a server has.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    setItem(item)
  }

  isolated deinit {
    model.item?.playback.pause()
  }

  // MARK: The item

  /// What is played.
  open var currentItem: AVPlayerItem? { model.item }

  /// Plays another item, or none. The rate stays as it is.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== model.item else { return }
    setItem(item)
  }

  func setItem(_ item: AVPlayerItem?) {
    if let old = model.item {
      old.playback.pause()
      old.playback.onEvent = nil
      old.player = nil
    }
    model.item = item
    if let item {
      item.player = self
      item.playback.onEvent = { [weak self, weak item] event in
        guard let self, let item else { return }
        self.hear(event, of: item)
      }
      item.playback.open()
      applyVolume()
      if item.playback.isReady { isReady = true }
    }
    run()
    propertiesDidChange()
  }

  private func hear(_ event: MediumEvent, of item: AVPlayerItem) {
    switch event {
    case .ready:
      isReady = true
      applyVolume()
      run()
    case .failed(let problem):
      if model.rate != 0 {
        NotificationCenter.default.post(
          name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item,
          userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(problem)])
      }
      timeline.stop()
    case .sought:
      // Some streams stand after they went elsewhere.
      run()
    case .ended: itemDidEnd(item)
    case .frame: return
    }
    propertiesDidChange()
  }

  /// An item was played to its end, or to the end that the program chose (AV9).
  func itemDidEnd(_ item: AVPlayerItem) {
    item.playback.pause()
    finish(item)
    timeline.timeDidChange()
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    propertiesDidChange()
  }

  /// What follows of an item's end. Overridden.
  func finish(_ item: AVPlayerItem) {
    if actionAtItemEnd != .none { setRate(0) }
  }

  func itemDidJump(_ item: AVPlayerItem) {
    guard item === model.item else { return }
    timeline.timeDidJump()
    NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: item)
    propertiesDidChange()
  }

  func timesDidChange() {
    timeline.timeDidChange()
  }

  private var isReady: Bool {
    get { model.isReady }
    set { if model.isReady != newValue { model.isReady = newValue } }
  }

  /// Whether an item could be played.
  open var status: Status { model.isReady ? .readyToPlay : .unknown }

  /// Nil: items fail, not players.
  open var error: (any Error)? { nil }

  func propertiesDidChange() {
    _propertyObservers.check()
    model.item?._propertyObservers.check()
  }

  // MARK: Playing

  /// Plays at ``defaultRate``.
  open func play() {
    rate = defaultRate
  }

  /// Stands still.
  open func pause() {
    rate = 0
  }

  /// Plays at once, without waiting for more to be read.
  open func playImmediately(atRate rate: Float) {
    self.rate = rate
  }

  /// How fast the player is to play; 0 stands still. What is not a positive number stands still, too: nothing is played
  /// backward here (AV9).
  open var rate: Float {
    get { model.rate }
    set {
      setRate(newValue.isFinite ? max(0, newValue) : 0)
      propertiesDidChange()
    }
  }

  private func setRate(_ rate: Float) {
    guard rate != model.rate else { return }
    model.rate = rate
    run()
  }

  /// Has the medium do what the rate says.
  private func run() {
    guard let playback = model.item?.playback, playback.isReady else { return timeline.stop() }
    if isAtEnd, actionAtItemEnd != .none, model.rate != 0 { model.rate = 0 }
    if model.rate > 0, !isAtEnd {
      let real = Float(playback.play(rate: Double(model.rate)))
      if real != model.rate { model.rate = real }
    } else {
      playback.pause()
    }
    timeline.timeDidChange()
  }

  /// Whether there is nothing left to be played.
  private var isAtEnd: Bool {
    guard let item = model.item, let end = item.end else { return false }
    return item.playback.position >= end
  }

  /// The rate of ``play()``.
  open var defaultRate: Float = 1

  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus {
    if model.rate == 0 { return .paused }
    return model.item?.playback.isReady == true ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Why the player waits; nil if it does not.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return model.item == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Whether the player waits until it can play without a break. What plays media always does.
  open var automaticallyWaitsToMinimizeStalling = true

  /// What the player does when an item ends (AV9).
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// Whether the screen stays lit while a video is played. It is kept; see `UIApplication.isIdleTimerDisabled`.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Whether other screens may show it. There are none.
  open var allowsExternalPlayback = false

  // MARK: Sound

  /// From 0, silent, to 1, as it was recorded; what is outside of that becomes the nearer bound.
  open var volume: Float {
    get { model.volume }
    set {
      model.volume = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
      applyVolume()
      propertiesDidChange()
    }
  }

  /// Whether nothing is heard. The volume stays as it is.
  open var isMuted: Bool {
    get { model.isMuted }
    set {
      model.isMuted = newValue
      applyVolume()
      propertiesDidChange()
    }
  }

  private func applyVolume() {
    model.item?.playback.setVolume(isMuted ? 0 : Double(volume))
  }

  // MARK: Time

  /// Where the item stands; zero without one.
  open func currentTime() -> CMTime { model.item?.currentTime() ?? .zero }

  /// Goes to a place (AV6).
  open func seek(to time: CMTime) {
    seek(to: time) { _ in }
  }

  /// Goes to a place, and calls back with whether it is there: false if it was sent elsewhere meanwhile (AV6).
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item = model.item else { return completionHandler(false) }
    item.seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a place. What plays media goes as near to it as it can, within the tolerance or not.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes to a place. What plays media goes as near to it as it can, within the tolerance or not.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a place.
  ///
  /// - Returns: whether it is there; false if it was sent elsewhere meanwhile.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time) { continuation.resume(returning: $0) }
    }
  }

  /// Goes to a place. What plays media goes as near to it as it can, within the tolerance or not.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }
}
