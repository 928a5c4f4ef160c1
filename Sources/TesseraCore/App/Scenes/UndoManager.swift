import Foundation

/// What happened to an undo manager.
package enum UndoStep {
  case done, undone, redone
}

/// Records how to undo and redo actions.
///
/// Foundation has this class on Apple's platforms. While an action is undone, what it registers is how to redo it.
/// Registrations of one event belong together and are undone together.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Action {
    let target: ObjectIdentifier
    let perform: () -> Void
  }

  /// Actions that are undone together, and their name.
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// Groups that were begun and not ended, outer ones first.
  private var openGroups: [Group] = []
  private var isEventGroupOpen = false
  private var disablingCount = 0

  /// Whether an action is being undone now.
  open private(set) var isUndoing = false
  /// Whether an action is being redone now.
  open private(set) var isRedoing = false

  /// Whether what one event registers is one group. Otherwise each registration needs a group that was begun.
  open var groupsByEvent = true

  /// How many groups can be undone at most; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }

  /// Is told what was done, undone and redone; for documents, whose changes are counted so (J253).
  package final var onStep: (@MainActor (UndoStep) -> Void)?

  nonisolated public override init() {
    super.init()
  }

  /// How many groups were begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Whether registrations are accepted.
  open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Remembers that `handler` takes back what was just done to `target`, which it keeps alive.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(groupsByEvent, "registerUndo needs a group: call beginUndoGrouping() first.")
      openGroups.append(Group())
      isEventGroupOpen = true
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups[openGroups.count - 1].actions.append(
      Action(target: ObjectIdentifier(target)) { handler(target) })
  }

  // MARK: Undoing

  /// Undoes the last group.
  open func undo() {
    endEventGroup()
    guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
    onStep?(.undone)
  }

  /// Undoes the innermost group, also while others are open around it.
  open func undoNestedGroup() {
    undo()
  }

  /// Does again what was undone last.
  open func redo() {
    endEventGroup()
    guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
    onStep?(.redone)
  }

  /// Runs the actions of a group, the last first; what they register becomes one group of the other stack.
  private func perform(_ group: Group) {
    openGroups.append(Group(name: group.name))
    for action in group.actions.reversed() { action.perform() }
    isEventGroupOpen = false
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Groups

  /// Begins a group; registrations until `endUndoGrouping()` are undone together.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent {
      openGroups.append(Group())
      isEventGroupOpen = true
    }
    openGroups.append(Group())
  }

  /// Ends the innermost group. Without one this is a mistake, and traps.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      preconditionFailure("endUndoGrouping called with no matching begin")
    }
    guard !group.actions.isEmpty else { return }
    if let outer = openGroups.indices.last {
      openGroups[outer].actions += group.actions
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      forgetOldest()
      if !isRedoing { onStep?(.done) }
    }
  }

  /// Ends the group of the present event.
  package func endEventGroup() {
    guard isEventGroupOpen, openGroups.count == 1, !isUndoing, !isRedoing else { return }
    isEventGroupOpen = false
    endUndoGrouping()
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  // MARK: Registration

  /// Ignores registrations until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() {
    disablingCount += 1
  }

  /// Accepts registrations again. A call without one of `disableUndoRegistration()` before is a programming error and
  /// ends the program.
  open func enableUndoRegistration() {
    precondition(disablingCount > 0, "enableUndoRegistration called without a matching disableUndoRegistration")
    disablingCount -= 1
  }

  /// Forgets everything that was registered, and accepts registrations again.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in Group() }
    disablingCount = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    func removed(from groups: [Group]) -> [Group] {
      groups.map { Group(actions: $0.actions.filter { $0.target != identifier }, name: $0.name) }
    }
    undoStack = removed(from: undoStack).filter { !$0.actions.isEmpty }
    redoStack = removed(from: redoStack).filter { !$0.actions.isEmpty }
    openGroups = removed(from: openGroups)
  }

  // MARK: Names

  /// Names what is being registered, for menus.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      openGroups[0].name = actionName
    }
  }

  /// What was just done, as the user knows it; empty if it has no name.
  open var undoActionName: String { openGroups.first?.name ?? undoStack.last?.name ?? "" }

  /// What was just taken back, as the user knows it; empty if it has no name.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// What the menu says for taking back what was just done.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What the menu says for doing again what was just taken back.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What the menu says for taking back something of that name; without a name, only the verb.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What the menu says for doing again something of that name; without a name, only the verb.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
