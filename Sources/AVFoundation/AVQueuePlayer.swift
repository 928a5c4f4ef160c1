import Foundation

/// Plays items one after the other (AV9).
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  /// Those after the current one.
  private var waiting: [AVPlayerItem] = []
  /// Hears of each item that ended, for what repeats them.
  var didFinish: ((AVPlayerItem) -> Void)?

  /// A player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// A player of items, in their order.
  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
    prepareNext()
  }

  /// A player of one item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The current item, and those that wait.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + waiting }

  /// Ends the current item, and begins the next; with none, the player is left without an item.
  open func advanceToNextItem() {
    setItem(waiting.isEmpty ? nil : waiting.removeFirst())
    prepareNext()
  }

  /// Whether an item can be put after another one: not if it is in the queue already, or the other one is not.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Puts an item after another one; at the end, if that is nil. Nothing happens where it cannot be put.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    if currentItem == nil { return setItem(item) }
    if let afterItem {
      waiting.insert(item, at: (waiting.firstIndex { $0 === afterItem }).map { $0 + 1 } ?? 0)
    } else {
      waiting.append(item)
    }
    prepareNext()
  }

  /// Takes an item out of the queue; the current one makes way for the next.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    waiting.removeAll { $0 === item }
    prepareNext()
  }

  /// Takes all items out of the queue.
  open func removeAllItems() {
    waiting = []
    setItem(nil)
  }

  /// The next item is read before it is its turn, so that it follows without a break.
  private func prepareNext() {
    waiting.first?.playback.open()
  }

  override func finish(_ item: AVPlayerItem) {
    if actionAtItemEnd == .advance {
      advanceToNextItem()
    } else {
      super.finish(item)
    }
    didFinish?(item)
  }
}
