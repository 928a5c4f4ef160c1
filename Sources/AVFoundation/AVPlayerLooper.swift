import Foundation

/// Repeats an item in a queue, with copies of it that follow one another (AV9).
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  /// Whether a looper repeats its item.
  public enum Status: Int, Sendable {
    /// Never here.
    case unknown = 0
    /// It repeats its item.
    case ready = 1
    /// Never here, where items fail.
    case failed = 2
    /// It was told to end.
    case cancelled = 3
  }

  /// Where existing items of the queue are when the looper begins.
  public enum ItemOrdering: Int, Sendable {
    /// After the copies.
    case loopingItemsPrecedeExistingItems = 0
    /// Before the copies.
    case loopingItemsFollowExistingItems = 1
  }

  /// As many copies follow one another as are needed for the next to be read in time.
  private static let copies = 3

  private weak var player: AVQueuePlayer?
  private let range: CMTimeRange
  /// The copies of the item that the queue plays.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []
  /// How often the item was played to its end.
  open private(set) var loopCount = 0
  /// Whether it repeats its item.
  open private(set) var status = Status.ready

  /// Repeats all of an item.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Repeats a part of an item; all of it, if the range is invalid.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.init(
      player: player, templateItem: itemToLoop, timeRange: loopRange,
      existingItemsOrdering: .loopingItemsPrecedeExistingItems)
  }

  /// Repeats a part of an item; all of it, if the range is invalid. The template itself is taken out of the queue.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
    existingItemsOrdering itemOrdering: ItemOrdering
  ) {
    self.player = player
    range = loopRange
    super.init()
    let existing = player.items().filter { $0 !== itemToLoop }
    player.removeAllItems()
    loopingPlayerItems = (0..<Self.copies).map { _ in copy(of: itemToLoop) }
    let isFirst = itemOrdering == .loopingItemsPrecedeExistingItems
    for item in isFirst ? loopingPlayerItems + existing : existing + loopingPlayerItems {
      player.insert(item, after: nil)
    }
    player.didFinish = { [weak self] in self?.repeatItem($0) }
  }

  /// Nil: what cannot be played is told by the items.
  open var error: (any Error)? { nil }

  private func copy(of item: AVPlayerItem) -> AVPlayerItem {
    let copy = AVPlayerItem(asset: item.asset)
    copy.forwardPlaybackEndTime = range.isValid ? range.end : item.forwardPlaybackEndTime
    goToBeginning(copy)
    return copy
  }

  private func goToBeginning(_ item: AVPlayerItem) {
    item.playback.seek(to: range.isValid ? range.start.seconds : 0, nil)
  }

  private func repeatItem(_ item: AVPlayerItem) {
    guard status == .ready, loopingPlayerItems.contains(where: { $0 === item }), let player else { return }
    loopCount += 1
    goToBeginning(item)
    let last = player.items().last { waiting in loopingPlayerItems.contains { $0 === waiting } }
    player.insert(item, after: last)
  }

  /// Ends the repetition after the copy that is played.
  open func disableLooping() {
    guard status == .ready else { return }
    status = .cancelled
    guard let player else { return }
    for item in loopingPlayerItems where item !== player.currentItem { player.remove(item) }
  }
}
