import Foundation

/// Whether users can do something with a window (J387).
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As is usual.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// They can.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// They cannot.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)

  var isDisabled: Bool { kind == .disabled }

  var isEnabled: Bool { kind == .enabled }
}

/// What users cannot do with a window.
nonisolated package struct WindowRestrictions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let dismiss = WindowRestrictions(rawValue: 1)
  package static let minimize = WindowRestrictions(rawValue: 1 << 1)
  package static let resize = WindowRestrictions(rawValue: 1 << 2)
  package static let fullScreen = WindowRestrictions(rawValue: 1 << 3)
}

/// Gathers what the views of a surface restrict, and tells its window.
@MainActor
final class WindowRestrictionService: GraphService {
  unowned private let graph: ViewGraph
  private var restrictions: [ObjectIdentifier: WindowRestrictions] = [:]
  private var told: WindowRestrictions = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  func set(_ restriction: WindowRestrictions, by node: WindowRestrictionNode) {
    restrictions[ObjectIdentifier(node)] = restriction.isEmpty ? nil : restriction
    tell()
  }

  /// A window that comes later is told, too.
  func tell() {
    let all = restrictions.values.reduce(into: WindowRestrictions()) { $0.formUnion($1) }
    guard all != told, let window = graph.surfaceWindow else { return }
    told = all
    window.restrict(all)
  }
}

nonisolated struct WindowRestrictionModifier: ViewModifier {
  typealias Body = Never
  var restriction: WindowRestrictions

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = WindowRestrictionNode(modifier.restriction, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: WindowRestrictionNode.self)
    node.receive(modifier.restriction)
    Content._updateNode(node.content, content)
  }
}

/// Restricts the window of its surface as long as it is there.
final class WindowRestrictionNode: TransparentNode {
  private var restriction: WindowRestrictions

  init(_ restriction: WindowRestrictions, _ context: NodeContext) {
    self.restriction = restriction
    super.init(context)
    service.set(restriction, by: self)
  }

  private var service: WindowRestrictionService { graph.service(WindowRestrictionService.self) }

  func receive(_ newRestriction: WindowRestrictions) {
    guard newRestriction != restriction else { return }
    restriction = newRestriction
    if !isInDeparture { service.set(newRestriction, by: self) }
  }

  override func willRemove() {
    service.set([], by: self)
  }

  override func didDepart() {
    service.set([], by: self)
  }

  override func didReturn() {
    service.set(restriction, by: self)
  }
}

extension View {
  nonisolated private func restrictsWindow(
    _ restriction: WindowRestrictions, _ behavior: WindowInteractionBehavior
  ) -> some View {
    modifier(WindowRestrictionModifier(restriction: behavior.isDisabled ? restriction : []))
  }

  /// Whether users can close the window of this view (J387). The program can in any case.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    restrictsWindow(.dismiss, behavior)
  }

  /// Whether the window of this view can be minimized by the program's menus (J387). What buttons the desktop draws is its own.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    restrictsWindow(.minimize, behavior)
  }

  /// Whether users can change the size of the window of this view (J387).
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    restrictsWindow(.resize, behavior)
  }

  /// Whether the window of this view can fill the screen (J387).
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    restrictsWindow(.fullScreen, behavior)
  }
}

nonisolated extension Scene {
  /// Whether users move the scene's windows by dragging what is behind their views (J388); `automatic` is no.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    let isEnabled = behavior.isEnabled
    return transformEnvironment(\.windowAttributes) { $0.isDraggedByBackground = isEnabled }
  }
}
