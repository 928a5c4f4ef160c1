import Foundation

/// A press that lasts (E2).
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// Whether the press is active.
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, points.
  public var maximumDistance: CGFloat
  /// The kinds of input that it reacts to.
  var inputKinds = GestureInputKinds.all

  /// A press that lasts.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long, in seconds; what is negative or no number counts as 0.
  ///   - maximumDistance: how far the pointer may move meanwhile, points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// - Parameter inputKinds: the kinds of input that it reacts to; other input is ignored (E17).
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds) {
    self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

/// Ends while the pointer is still down, after the minimum duration.
private final class LongPressRecognizer: PointerRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var end: Duration?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init(inputKinds: gesture.inputKinds)
  }

  override var deadline: Duration? { phase.isOver ? nil : end }

  /// A press that may still become a long one does not keep other gestures from being recognized.
  override var isRecognized: Bool { hasEnded }

  override func follow(_ event: GestureEvent) {
    if event.kind == .down {
      let seconds = gesture.minimumDuration.isFinite ? max(gesture.minimumDuration, 0) : 0
      end = event.time + .saturating(seconds: seconds)
      phase = .active(true)
    }
    if event.distance > gesture.maximumDistance { return phase = .failed }
    if let end, event.time >= end { return phase = .ended(true) }
    if event.kind == .up { phase = .failed }
  }
}
