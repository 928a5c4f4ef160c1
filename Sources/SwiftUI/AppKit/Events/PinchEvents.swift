import Foundation
import TesseraCore

/// Tells views of AppKit in a root of the movements of two fingers (J422).
@MainActor
final class PinchEvents: TouchFollower {
  private weak var target: NSView?
  private var last: Pinch?
  private var isOver = true
  private var isHandled = false

  /// Has the views in a root told, if they are not yet.
  static func follow(in root: NSView) {
    let followers = root.backing.attachment { UIViewTouchFollowers() }
    guard !followers.followers.contains(where: { $0 is PinchEvents }) else { return }
    followers.followers.append(PinchEvents())
  }

  func follows(_ touch: UITouch) -> Bool { touch.view is NSViewBacking }

  func follow(_ touch: UITouch, _ moment: TouchMoment) {
    guard let pinch = moment.pinch, let view = (touch.view as? NSViewBacking)?.owner else { return isOver = true }
    let begins = touch.phase == .began || last == nil
    if begins { isHandled = false }
    let old = begins ? Pinch() : last ?? Pinch()
    isOver = touch.phase == .ended
    last = isOver ? nil : pinch
    let phase: NSEvent.Phase = begins ? .began : isOver ? .ended : .changed
    let place = view.backing.convert(touch.location(in: view.backing), to: nil)
    send(.magnify, to: view, at: place, phase) {
      $0.magnification = old.magnification > 0 ? pinch.magnification / old.magnification - 1 : 0
    }
    send(.rotate, to: view, at: place, phase) {
      $0.rotation = Float(old.rotation.degrees - pinch.rotation.degrees)
    }
  }

  private func send(
    _ type: NSEvent.EventType, to view: NSView, at place: CGPoint, _ phase: NSEvent.Phase, _ set: (NSEvent) -> Void
  ) {
    let event = NSEvent(type, at: place, in: view.window)
    event.phase = phase
    set(event)
    if type == .magnify { view.magnify(with: event) } else { view.rotate(with: event) }
    if !event.isUnhandled { isHandled = true }
  }

  func timePassed(_ time: Duration) {}

  func lose(_ touch: UITouch) {
    isOver = true
    last = nil
  }

  var isRecognized: Bool { isHandled && !isOver }

  var isWaiting: Bool { !isOver }

  var takesTouches: Bool { false }

  var deadline: Duration? { nil }

  func goes(with other: any TouchFollower) -> Bool { true }

  func waits(for other: any TouchFollower) -> Bool { false }

  func deliver() {}
}
