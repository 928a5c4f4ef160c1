import Foundation

/// Clicks in a row (E1).
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// How many clicks it takes.
  public var count: Int
  /// The kinds of input that it reacts to.
  var inputKinds = GestureInputKinds.all

  /// Clicks in a row.
  ///
  /// - Parameter count: how many it takes; less than 1 counts as 1.
  public init(count: Int = 1) {
    self.count = count
  }

  /// - Parameter inputKinds: the kinds of input that it reacts to; other input is ignored (E17).
  public init(count: Int = 1, inputKinds: GestureInputKinds) {
    self.count = count
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count, inputKinds: gesture.inputKinds) { _ in }
  }
}

/// Counts clicks that follow each other quickly, at one place.
final class TapRecognizer<Value>: PointerRecognizer<Value> {
  private let count: Int
  private let value: (GestureEvent) -> Value
  private var clicks = 0
  private var lastUp: Duration?

  init(count: Int, inputKinds: GestureInputKinds, value: @escaping (GestureEvent) -> Value) {
    self.count = max(1, count)
    self.value = value
    super.init(inputKinds: inputKinds)
  }

  override var clickCount: Int? { count }

  /// E1: a further click comes within this time.
  override var deadline: Duration? {
    phase.isOver ? nil : lastUp.map { $0 + PressSession.multipleClickInterval }
  }

  override func follow(_ event: GestureEvent) {
    if let deadline, event.time >= deadline { return phase = .failed }
    if event.distance >= PressSession.tapTolerance { return phase = .failed }
    switch event.kind {
    case .down: lastUp = nil
    case .up:
      clicks += 1
      lastUp = event.time
      if clicks == count { phase = .ended(value(event)) }
    case .moved, .waited: break
    }
  }
}
