import Foundation

/// Runs an action when a value computed from a scroll view's geometry changes.
private struct ScrollGeometryObserver<Value: Equatable>: ViewModifier {
  let transform: @MainActor (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void

  @State private var watch = ScrollValueWatch<Value>()

  init(
    transform: @escaping @MainActor (ScrollGeometry) -> Value, action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(watch.listener))
      .onUpdate(of: transform) { watch.update($0, action) }
  }
}

/// Stores the last computed value.
private final class ScrollValueWatch<Value: Equatable> {
  let listener = ScrollListener(reportsOthers: true)
  private var value: Value?

  @MainActor
  func update(
    _ transform: @escaping @MainActor (ScrollGeometry) -> Value, _ action: @escaping @MainActor (Value, Value) -> Void
  ) {
    listener.onChange = { [unowned self] node in
      let newValue = transform(node.scrollGeometry)
      guard newValue != value else { return }
      let oldValue = value ?? newValue
      value = newValue
      node.graph.observations.addChange { action(oldValue, newValue) }
    }
  }
}

/// Runs an action when the phase of a scroll view changes.
private struct ScrollPhaseObserver: ViewModifier {
  let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @State private var watch = ScrollPhaseWatch()

  init(action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(watch.listener))
      .onUpdate(of: action) { watch.update($0) }
  }
}

private final class ScrollPhaseWatch {
  let listener = ScrollListener(reportsOthers: true)
  private var phase = ScrollPhase.idle
  /// The phase changes since actions last ran, in order.
  private var pending: [(old: ScrollPhase, new: ScrollPhase, context: ScrollPhaseChangeContext)] = []

  @MainActor
  func update(_ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    listener.onChange = { [unowned self] node in
      let newPhase = node.phase
      guard newPhase != phase else { return }
      let oldPhase = phase
      phase = newPhase
      let context = ScrollPhaseChangeContext(
        geometry: node.scrollGeometry, velocity: newPhase == .idle ? nil : node.velocity)
      pending.append((oldPhase, newPhase, context))
      guard pending.count == 1 else { return }
      node.graph.observations.addChange { [self] in
        let changes = pending
        pending = []
        for change in changes { action(change.old, change.new, change.context) }
      }
    }
  }
}

nonisolated private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: @MainActor (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScrollGeometryObserver(transform: transform, action: action))
  }
}

nonisolated private struct ScrollPhaseModifier: ViewModifier {
  let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScrollPhaseObserver(action: action))
  }
}

extension View {
  /// Runs an action when a value computed from the geometry of the scroll view in this view changes.
  ///
  /// Of several scroll views in the view, the first is observed. In the first call, both values are equal.
  @preconcurrency
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when the scroll view in this view begins to move, and when it comes to rest.
  @preconcurrency
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { oldPhase, newPhase, _ in action(oldPhase, newPhase) })
  }

  /// Runs an action when the scroll view in this view begins to move, and when it comes to rest.
  @preconcurrency
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Runs an action when a share of this view becomes visible in the scroll view around it, or hidden.
  ///
  /// - Parameter threshold: the share of the view, from 0 to 1.
  @preconcurrency
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      proxy.visibleShare >= threshold && proxy.visibleShare > 0
    } action: { wasVisible, isVisible in
      // An initially hidden view is not reported.
      if isVisible || wasVisible != isVisible { action(isVisible) }
    }
  }
}

extension GeometryProxy {
  /// The visible share of the view in the scroll view around it; 1 without one.
  fileprivate var visibleShare: Double {
    let frame = CGRect(origin: .zero, size: size)
    guard let window = bounds(of: .scrollView), frame.width > 0, frame.height > 0 else { return 1 }
    guard let seen = frame.overlap(with: window) else { return 0 }
    return seen.width * seen.height / (frame.width * frame.height)
  }
}
