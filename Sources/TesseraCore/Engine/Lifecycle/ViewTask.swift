nonisolated struct TaskModifier: ViewModifier {
  typealias Body = Never
  var name: String
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void
  /// Whether the task also runs for empty content.
  var isForEmptyContent = false

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = TaskNode(modifier, context)
    node.begin()
    node.content = Content._makeNode(content, node.childContext)
    node.contentWasMade()
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: TaskNode.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// Runs a task as long as its content is there (B43).
class TaskNode: PresenceNode {
  final var modifier: TaskModifier
  private final var task: Task<Void, Never>?

  init(_ modifier: TaskModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override final var isPresentWithoutElements: Bool { modifier.isForEmptyContent }

  override final func didAppear() {
    start()
  }

  override final func didDisappear() {
    cancel()
  }

  /// Starts at once: what the task writes before it first waits is in the frame that is being made (B43).
  final func start() {
    let action = modifier.action
    let running = graph.runningTasks
    running.count += 1
    task = Task.immediate(name: modifier.name, priority: modifier.priority) { @MainActor in
      await action()
      running.count -= 1
    }
  }

  final func cancel() {
    task?.cancel()
    task = nil
  }
}

nonisolated struct IdentifiedTaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  var id: ID
  var task: TaskModifier

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = IdentifiedTaskNode(modifier, context)
    node.begin()
    node.content = Content._makeNode(content, node.childContext)
    node.contentWasMade()
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: IdentifiedTaskNode<ID>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Restarts its task when the id changes (B44).
final class IdentifiedTaskNode<ID: Equatable>: TaskNode {
  private var id: ID

  init(_ modifier: IdentifiedTaskModifier<ID>, _ context: NodeContext) {
    id = modifier.id
    super.init(modifier.task, context)
  }

  func receive(_ newModifier: IdentifiedTaskModifier<ID>) {
    modifier = newModifier.task
    guard newModifier.id != id else { return }
    id = newModifier.id
    graph.observations.addChange { [self] in
      guard isPresent, !isRemoved else { return }
      cancel()
      start()
    }
  }
}

extension View {
  /// Runs a task from the view's appearance on; it is cancelled when the view disappears (B43).
  @preconcurrency
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(name: name ?? "View.task @ \(file):\(line)", priority: priority, sending: action))
  }

  /// Runs a task from the view's appearance on, and again whenever `id` changes (B44).
  @preconcurrency
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      IdentifiedTaskModifier(
        id: id,
        task: TaskModifier(name: name ?? "View.task @ \(file):\(line)", priority: priority, sending: action)))
  }

  /// As ``task(id:name:priority:file:line:_:)``, and also for a view that shows nothing yet.
  package nonisolated func loadingTask<ID: Equatable>(
    id: ID, name: String, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    var task = TaskModifier(name: name, priority: .userInitiated, action: action)
    task.isForEmptyContent = true
    return modifier(IdentifiedTaskModifier(id: id, task: task))
  }
}

nonisolated extension TaskModifier {
  /// - Parameter action: sent by the caller, so it may run elsewhere.
  fileprivate init(name: String, priority: TaskPriority, sending action: @escaping @isolated(any) () async -> Void) {
    self.name = name
    self.priority = priority
    self.action = SentAction.sendable(action)
  }
}

/// What callers hand over with `sending`.
nonisolated package enum SentAction {
  /// The action as one that may run elsewhere. Its caller gave it away for good, which its type no longer tells.
  package static func sendable(
    _ action: @escaping @isolated(any) () async -> Void
  ) -> @isolated(any) @Sendable () async -> Void {
    unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
  }
}
