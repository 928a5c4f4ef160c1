import Foundation

/// A node with a recognizer for presses on its content.
@MainActor
protocol PressReceiver: LayoutNode {
  var gesturePriority: GesturePriority { get }

  var gestureMask: GestureMask { get }

  /// Makes the recognizer of one press.
  func makeRecognizer() -> any AnyGestureRecognizer
}

extension PressReceiver {
  var gesturePriority: GesturePriority { .normal }

  var gestureMask: GestureMask { .all }

  /// Whether the node can react: it is neither removed nor disabled.
  var canReact: Bool { !isRemoved && scope.values.isEnabled }
}

/// One press, or several clicks in a row, with its recognizers.
///
/// Of exclusive recognizers, one is recognized: it waits until all with precedence over it have failed (E6).
@MainActor
final class PressSession {
  /// Within this time a further click makes a double click (E1).
  static let multipleClickInterval = Duration.milliseconds(330)
  /// A movement of this distance is not a click (E1).
  static let tapTolerance: CGFloat = 5

  @MainActor
  private final class Participant {
    let receiver: any PressReceiver
    let recognizer: any AnyGestureRecognizer
    let isSimultaneous: Bool
    /// Whether it is the recognized one of the exclusive participants.
    var isWinner = false

    init(_ receiver: any PressReceiver) {
      self.receiver = receiver
      recognizer = receiver.makeRecognizer()
      isSimultaneous = receiver.gesturePriority == .simultaneous
    }

    var isAlive: Bool { !recognizer.isOver }

    func deliver() {
      for pass in GestureDelivery.allCases { recognizer.deliver(pass) }
    }
  }

  let inputKind: GestureInputKinds
  /// Participants that are independent of the others, the outermost first (E6).
  private var simultaneous: [Participant] = []
  /// The participants that exclude each other, by precedence.
  private var exclusive: [Participant] = []

  /// - Parameters:
  ///   - receivers: around the point of the press, the innermost first.
  /// - inputKind: the kind of input.
  init(_ receivers: [any PressReceiver], _ inputKind: GestureInputKinds) {
    self.inputKind = inputKind
    var inner: [any PressReceiver] = []
    for receiver in receivers {
      if !receiver.gestureMask.contains(.subviews) { inner = [] }
      if receiver.gestureMask.contains(.gesture), receiver.canReact { inner.append(receiver) }
    }
    simultaneous = inner.filter { $0.gesturePriority == .simultaneous }.reversed().map(Participant.init)
    let high = inner.filter { $0.gesturePriority == .high }.reversed()
    let hold = inner.filter { $0.gesturePriority == .hold }
    let normal = inner.filter { $0.gesturePriority == .normal }
    exclusive = (Array(high) + hold + normal).map(Participant.init)
  }

  private var participants: [Participant] { simultaneous + exclusive }

  /// Whether a participant still waits, such as for a second click.
  var isWaiting: Bool { participants.contains { $0.isAlive } }

  /// The node with the recognized gesture; nil for a button, which yields to scrolling.
  var recognizedGesture: LayoutNode? {
    exclusive.first { $0.isWinner && !($0.receiver is PressNode) }?.receiver
  }

  /// Whether the session has exactly these nodes.
  func involves(_ receivers: [any PressReceiver]) -> Bool {
    participants.allSatisfy { participant in receivers.contains { $0 === participant.receiver } }
  }

  /// When a participant next needs to know the time.
  var deadline: Duration? { participants.compactMap { $0.isAlive ? $0.recognizer.deadline : nil }.min() }

  func send(
    _ kind: GestureEvent.Kind, _ location: CGPoint, start: CGPoint, distance: CGFloat, pinch: Pinch? = nil,
    time: Duration
  ) {
    dropTheLost()
    for participant in participants {
      participant.recognizer.receive(
        GestureEvent(
          kind: kind, location: location, start: start, distance: distance, time: time, inputKind: inputKind,
          pinch: pinch,
          node: participant.receiver))
    }
    for participant in simultaneous { participant.deliver() }
    decide()
  }

  /// Participants that left the tree or were disabled meanwhile get no more events.
  private func dropTheLost() {
    for participant in participants where !participant.receiver.canReact {
      participant.recognizer.cancel()
    }
    simultaneous.removeAll { !$0.receiver.canReact }
    exclusive.removeAll { !$0.receiver.canReact }
  }

  private func decide() {
    if let winner = exclusive.first(where: \.isWinner) { return winner.deliver() }
    for (index, participant) in exclusive.enumerated() {
      guard !isBlocked(index) else { continue }
      if participant.recognizer.isRecognized {
        participant.isWinner = true
        for other in exclusive where other !== participant { other.recognizer.cancel() }
        exclusive = [participant]
        return participant.deliver()
      }
      // Not recognized yet, but no other participant takes precedence: it may already show that it is pressed, or that
      // it failed.
      participant.deliver()
    }
  }

  /// Whether a participant with precedence over this one may still be recognized.
  private func isBlocked(_ index: Int) -> Bool {
    let clicks = exclusive[index].recognizer.clickCount
    for (otherIndex, other) in exclusive.enumerated() where otherIndex != index {
      guard other.isAlive || other.recognizer.hasEnded else { continue }
      // E1: of taps, those with more clicks take precedence over those with fewer, at any depth.
      if let clicks, let otherClicks = other.recognizer.clickCount, clicks != otherClicks {
        if otherClicks > clicks { return true }
      } else if otherIndex < index {
        return true
      }
    }
    return false
  }

  /// Waiting ends: taps that waited for more clicks are recognized as they are.
  func finish(time: Duration) {
    send(.waited, .zero, start: .zero, distance: 0, time: time + Self.multipleClickInterval)
    cancel()
  }

  /// Another node handles the press: only participants that are independent of others go on.
  func cancelExclusive() {
    for participant in exclusive where participant.isAlive { participant.recognizer.cancel() }
    exclusive = []
  }

  func cancel() {
    for participant in participants where participant.isAlive { participant.recognizer.cancel() }
    simultaneous = []
    exclusive = []
  }
}
