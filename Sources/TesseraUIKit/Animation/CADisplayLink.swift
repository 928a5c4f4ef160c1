import Foundation
import SwiftUI

/// Calls a method for each frame of the screen, once it is in a run loop.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let action: Selector
  private var timer: Timer?
  private var isValid = true

  /// A link that calls a method of an object, which it keeps until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: the object.
  ///   - sel: the method, which gets the link if it takes it.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// When the last frame was, in seconds, as `CACurrentMediaTime()` counts.
  public private(set) var timestamp: TimeInterval = 0

  /// How long a frame lasts at most speed, in seconds.
  public var duration: TimeInterval { 1 / Self.framesPerSecond }

  /// When the next frame will be, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + interval }

  /// Whether it calls nothing for the time being.
  open var isPaused = false

  /// How many calls there are in a second; 0 or a figure that is not possible for as many as there are frames.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue, timer != nil { start() } }
  }

  private static let framesPerSecond = 60.0

  private var interval: TimeInterval {
    let frames = Double(preferredFramesPerSecond)
    return frames > 0 && frames < Self.framesPerSecond ? 1 / frames : duration
  }

  /// Begins to call. All modes are the same here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if isValid, timer == nil { start() }
  }

  /// Calls nothing any more until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
  }

  /// Calls nothing any more, for good, and lets go of the object.
  open func invalidate() {
    isValid = false
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    timer?.invalidate()
    // The run loop keeps the timer, and that the link.
    let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
      MainActor.assumeIsolated { fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func fire() {
    guard !isPaused, isValid else { return }
    timestamp = CACurrentMediaTime()
    action.send(to: target, self)
  }
}
