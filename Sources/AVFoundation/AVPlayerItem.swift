// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
import TesseraCore
import TesseraMedia

/// An asset as a player plays it: where it stands, and whether it can be played.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject, _KeyValueObservable {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// No player has looked at it yet.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It cannot be played; see ``AVPlayerItem/error``.
    case failed = 2
  }

  /// What is played.
  nonisolated public let asset: AVAsset
  package let playback: ItemPlayback
  public let _propertyObservers = _PropertyObservers()
  /// The player that has the item.
  weak var player: AVPlayer?

  /// An item of a file or of what a server has.
  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  /// An item of an asset, at its beginning.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// - Parameter automaticallyLoadedAssetKeys: accepted; a player looks at all that it needs.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    playback = ItemPlayback(.url(asset.source))
    super.init()
  }

  /// Another item of the same asset, at its beginning. To be called on the main actor.
  nonisolated open override func copy() -> Any {
    EngineThread.unsafelyIsolated {
      let copy = AVPlayerItem(asset: asset)
      copy.forwardPlaybackEndTime = forwardPlaybackEndTime
      return copy
    }
  }

  // MARK: What it is

  /// Whether it can be played. A player that has the item finds out (AV6).
  open var status: Status {
    switch playback.status {
    case .unknown: .unknown
    case .ready: .readyToPlay
    case .failed: .failed
    }
  }

  /// Why it cannot be played; nil if it can, or that is not known yet.
  open var error: (any Error)? {
    if case .failed(let error) = playback.status { error } else { nil }
  }

  /// How long it is; not known before it is ready, and for streams without an end.
  open var duration: CMTime { playback.duration.map(CMTime.init(mediaSeconds:)) ?? .indefinite }

  /// The size of the picture, in pixels; zero before it is ready, and without a picture.
  open var presentationSize: CGSize { playback.facts?.videoSize ?? .zero }

  /// Where it stands.
  open func currentTime() -> CMTime { CMTime(mediaSeconds: playback.position) }

  /// The place at which it ends before its end; an invalid time for none.
  open var forwardPlaybackEndTime = CMTime.invalid {
    didSet { player?.timesDidChange() }
  }

  /// Where it ends, in seconds.
  var end: Double? {
    guard forwardPlaybackEndTime.isNumeric else { return playback.duration }
    return min(forwardPlaybackEndTime.seconds, playback.duration ?? .infinity)
  }

  /// Whether it can be played on without a break. What plays media here does not tell of less.
  open var isPlaybackLikelyToKeepUp: Bool { playback.isReady }
  /// Whether nothing was read yet.
  open var isPlaybackBufferEmpty: Bool { !playback.isReady }
  /// False: what plays media does not tell.
  open var isPlaybackBufferFull: Bool { false }
  /// Seconds to be read ahead. It is kept; what plays media decides.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Bits in a second at most. It is kept; what plays media decides.
  open var preferredPeakBitRate: Double = 0
  /// False: windows play at rate 1 only.
  open var canPlayFastForward: Bool { false }
  /// False: nothing is played backward here.
  open var canPlayFastReverse: Bool { false }
  /// False: nothing is played backward here.
  open var canPlayReverse: Bool { false }
  /// False: windows play at rate 1 only.
  open var canPlaySlowForward: Bool { false }

  /// All of it, once it is ready.
  open var seekableTimeRanges: [NSValue] { wholeRange }
  /// All of it, once it is ready: what is read ahead is not told.
  open var loadedTimeRanges: [NSValue] { wholeRange }

  private var wholeRange: [NSValue] {
    playback.duration.map { [NSValue(timeRange: CMTimeRange(start: .zero, duration: CMTime(mediaSeconds: $0)))] } ?? []
  }

  // MARK: Seeking

  /// Goes to a place (AV6).
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    playback.seek(to: time.seconds, completionHandler)
    player?.itemDidJump(self)
  }

  /// Goes to a place (AV6). What plays media goes as near to it as it can, within the tolerance or not.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
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

  /// Goes to a place.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }

  /// Ends what is on its way to a place, undone.
  open func cancelPendingSeeks() {
    playback.cancelSeek()
  }

  // MARK: Notifications

  /// An item was played to its end (AV9). The object is the item.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item cannot be played on. The object is the item, and the error is in ``AVPlayerItemFailedToPlayToEndTimeErrorKey``.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item went to another place. The object is the item.
  nonisolated public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// An item has to wait. What plays media does not tell, so it is never posted.
  nonisolated public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
  /// An item was played to its end (AV9). The object is the item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// An item cannot be played on. The object is the item.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// An item went to another place. The object is the item.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// Never posted: what plays media does not tell.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// The error in a notification of an item that cannot be played on.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
