import Foundation
import TesseraCore

/// Tells views of UIKit and their gesture recognizers of one press on the views of a root.
@MainActor
final class TouchSession: TouchReceiver {
  private weak var root: UIView?
  private let touch = UITouch()
  private let event = UIEvent()
  private var followers: [any TouchFollower] = []
  /// Whether views still hear of the touch.
  private var isShown = false
  private var isDown = false
  /// Whether a view did something with the touch.
  private var isHandled = false
  private var tapCount = 0

  init(on root: UIView) {
    self.root = root
    touch.view = root
    event.allTouches = [touch]
  }

  var deadline: Duration? { followers.compactMap(\.deadline).min() }

  func receive(_ event: TouchEvent) -> TouchAnswer {
    guard let root else { return .ignored }
    let place = root.point(ofHost: event.location)
    touch.previousPlace = event.phase == .began ? place : touch.place
    touch.place = place
    touch.timestamp = event.time / .seconds(1)
    touch.type = UITouch.TouchType(event.inputKind)
    self.event.timestamp = touch.timestamp
    self.event.isUnhandled = false
    let moment = TouchMoment(time: event.time, pinch: event.pinch)
    switch event.phase {
    case .began: return begin(in: root, moment)
    case .moved: return move(moment)
    case .ended: return end(moment)
    }
  }

  private func begin(in root: UIView, _ moment: TouchMoment) -> TouchAnswer {
    guard let view = root.hitTest(touch.place, with: event) else { return .ignored }
    tapCount += 1
    touch.tapCount = tapCount
    touch.view = view
    touch.phase = .began
    isDown = true
    let new = view.pathToRoot.flatMap(\.touchFollowers).filter { follower in
      !followers.contains { $0 === follower } && follower.follows(touch)
    }
    followers += new
    touch.followers = followers.map { $0 as AnyObject }
    tellFollowers(moment)
    isShown = moment.pinch == nil && !isTaken
    if isShown { view.touchesBegan([touch], with: event) }
    isHandled = !event.isUnhandled
    return answer
  }

  private func move(_ moment: TouchMoment) -> TouchAnswer {
    touch.phase = .moved
    tellFollowers(moment)
    takeFromViews()
    if isShown { touch.view?.touchesMoved([touch], with: event) }
    if !event.isUnhandled { isHandled = true }
    return answer
  }

  private func end(_ moment: TouchMoment) -> TouchAnswer {
    touch.phase = .ended
    isDown = false
    tellFollowers(moment)
    takeFromViews()
    if isShown {
      isShown = false
      touch.view?.touchesEnded([touch], with: event)
      if !event.isUnhandled { return .recognized }
    }
    return answer
  }

  func timePassed(_ time: Duration) -> TouchAnswer {
    for follower in followers { follower.timePassed(time) }
    arbitrate()
    takeFromViews()
    return answer
  }

  func touchWasCancelled() {
    for follower in followers { follower.lose(touch) }
    followers = []
    cancelInViews()
  }

  // MARK: Gestures

  private func tellFollowers(_ moment: TouchMoment) {
    for follower in followers { follower.follow(touch, moment) }
    arbitrate()
  }

  /// The recognized ones that need not wait for others are delivered, and exclude those that do not go with them.
  private func arbitrate() {
    for follower in followers where follower.isRecognized {
      guard followers.contains(where: { $0 === follower }) else { continue }
      if followers.contains(where: { $0 !== follower && $0.isRecognized && follower.waits(for: $0) }) {
        exclude([follower])
        continue
      }
      guard !isHeldBack(follower) else { continue }
      exclude(followers.filter { $0 !== follower && !follower.goes(with: $0) && !$0.goes(with: follower) })
      follower.deliver()
    }
    followers.removeAll { !$0.isRecognized && !$0.isWaiting }
  }

  /// Whether a recognized one has to wait until others have failed.
  private func isHeldBack(_ follower: any TouchFollower) -> Bool {
    followers.contains { other in
      other !== follower && other.isWaiting && !other.isRecognized && follower.waits(for: other)
    }
  }

  private func exclude(_ losers: [any TouchFollower]) {
    for loser in losers { loser.lose(touch) }
    followers.removeAll { follower in losers.contains { $0 === follower } }
  }

  /// Whether a gesture was recognized, and told to its targets.
  private func isDelivered(_ follower: any TouchFollower) -> Bool {
    follower.isRecognized && !isHeldBack(follower)
  }

  /// Whether a gesture keeps the touch from the views.
  private var isTaken: Bool { followers.contains { isDelivered($0) && $0.takesTouches } }

  private func takeFromViews() {
    if isTaken { cancelInViews() }
  }

  private func cancelInViews() {
    guard isShown else { return }
    isShown = false
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: event)
  }

  private var answer: TouchAnswer {
    if followers.contains(where: isDelivered) { return .recognized }
    if !followers.isEmpty { return .undecided }
    // Views that do nothing with the touch do not keep it from those around them.
    guard isDown, isShown, isHandled else { return .ignored }
    return touch.view?.keepsTouches == true ? .recognized : .undecided
  }
}

extension UITouch.TouchType {
  init(_ kind: GestureInputKinds) {
    self =
      switch kind {
      case .directTouch: .direct
      case .indirectTouch: .indirect
      case .pencil: .pencil
      default: .indirectPointer
      }
  }
}
