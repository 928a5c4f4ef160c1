import Foundation

extension ScrollNode {
  /// What observers are told of the scroll view.
  package var scrollGeometry: ScrollGeometry {
    let covered = coveredInsets()
    let margins = scope.values.contentMargins
    let insets = EdgeInsets(
      top: covered.top + margins.top, leading: covered.leading + margins.leading,
      bottom: covered.bottom + margins.bottom, trailing: covered.trailing + margins.trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(x: position.x - insets.leading, y: position.y - insets.top),
      contentSize: CGSize(
        width: contentSize.width - margins.leading - margins.trailing,
        height: contentSize.height - margins.top - margins.bottom),
      contentInsets: insets,
      containerSize: CGSize(
        width: size.width + covered.leading + covered.trailing,
        height: size.height + covered.top + covered.bottom))
  }

  /// Tells the listeners that the content moved or changed.
  func tellListeners() {
    for listener in scope.values.scrollListeners.all where listener.claim(self) { listener.onChange?(self) }
  }

  /// Runs an action that writes state after the layout.
  package func tellLater(_ action: @escaping @MainActor () -> Void) {
    graph.observations.addChange(action)
  }

  /// Whether pulling the content beyond its start drags the sheet that it is in.
  var leavesPullsToSheet: Bool {
    scope.values.isInDraggedSheet && offset.y <= 0 && scope.values.refreshTrigger == nil
  }

  // MARK: Movements of the user

  /// The user moves the content.
  func userMoves() {
    guard phase != .interacting else { return }
    stopMoving()
    if scope.values.scrollDismissesKeyboardMode.takesFocus, graph.focus.target is TextInputNode {
      graph.focus.move(to: nil)
    }
    beginMovement()
    tellListeners()
  }

  /// The user released the content: it moves to its resting place.
  ///
  /// - Parameter speed: of the pointer, points a second.
  func userLetGo(_ speed: CGVector) {
    guard phase == .interacting else { return }
    endMovement(CGVector(dx: isRightToLeft ? speed.dx : -speed.dx, dy: -speed.dy))
    tellListeners()
    if graph.scrollsSmoothly {
      if goOn() { return }
    } else {
      settle()
    }
    rest()
    tellListeners()
  }

  /// A wheel or a touchpad moves the content by a step.
  ///
  /// - Returns: whether it could be moved.
  func scrollByWheel(_ axis: Axis, by distance: CGFloat) -> Bool {
    let isFirst = phase != .interacting
    if isFirst { beginMovement() }
    let didMove = scroll(axis, by: distance)
    guard isFirst else { return didMove }
    rest()
    if didMove {
      tellListeners()
      settleWhenQuiet()
    }
    return didMove
  }

  /// How long a wheel must be quiet for the content to come to rest.
  private static let quietTime = Duration.milliseconds(150)

  /// Wheels have no release event.
  private func settleWhenQuiet() {
    guard scope.values.scrollTargetBehavior != nil, let schedule = graph.pointer.schedule else { return }
    wheelSteps += 1
    let step = wheelSteps
    schedule(Self.quietTime) { [weak self] in
      guard let self, !isRemoved, wheelSteps == step else { return }
      graph.perform { settleAfterWheel() }
      graph.requestFrame()
    }
  }

  /// The duration of momentum that scroll behaviors assume, in seconds.
  private static let momentum: CGFloat = 0.25

  private func settleAfterWheel() {
    guard graph.scrollsSmoothly else { return settle() }
    beginMovement()
    endMovement(.zero)
    if goOn() { tellListeners() } else { rest() }
  }

  /// Moves to the resting place of the scroll behavior.
  private func settle() {
    if let restingPlace { setOffset(restingPlace) }
  }

  /// The resting place of the scroll behavior; nil if there is none.
  var restingPlace: CGPoint? {
    guard let behavior = scope.values.scrollTargetBehavior else { return nil }
    let wanted = CGPoint(x: offset.x + velocity.dx * Self.momentum, y: offset.y + velocity.dy * Self.momentum)
    var target = ScrollTarget(rect: CGRect(origin: wanted, size: size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: originalOffset, size: size), anchor: nil), velocity: velocity,
      contentSize: contentSize, containerSize: size, axes: axes, environment: scope.values,
      targets: alignableFrames)
    behavior.updateTarget(&target, context: context)
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(axes: axes, environment: scope.values))
    return properties.limitsScrolls ? limited(origin(of: target)) : origin(of: target)
  }

  /// At most the length of the scroll view from where the movement began (J371).
  private func limited(_ origin: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(origin.x, originalOffset.x - size.width), originalOffset.x + size.width),
      y: min(max(origin.y, originalOffset.y - size.height), originalOffset.y + size.height))
  }

  private func origin(of target: ScrollTarget) -> CGPoint {
    guard let anchor = target.anchor else { return target.rect.origin }
    return CGPoint(
      x: target.rect.minX - anchor.x * (size.width - target.rect.width),
      y: target.rect.minY - anchor.y * (size.height - target.rect.height))
  }

  /// Views that can be aligned, so that they begin where the margins end.
  private var alignableFrames: [CGRect] {
    let margins = scope.values.contentMargins
    let start = CGPoint(x: margins.leading, y: margins.top)
    return scrollTargets.map { CGRect(origin: $0.frame.origin - start, size: $0.frame.size) }
  }
}
