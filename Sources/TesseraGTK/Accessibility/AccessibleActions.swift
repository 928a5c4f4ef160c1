#if Windows
import CGTK
import Foundation
import TesseraCore

/// What can be done with an element beside pressing it, as actions of its widget: assistive technology lists those.
@MainActor
final class AccessibleActions {
  private unowned let element: AccessibleElement
  private var names: [String] = []

  init(_ element: AccessibleElement) {
    self.element = element
  }

  /// Takes over the names of the element's actions.
  func adopt(_ actions: [SemanticsAction]) {
    let shown = actions.filter { !$0.isDefault && !$0.name.isEmpty }.map(\.name)
    guard shown != names else { return }
    names = shown
    let group = shown.isEmpty ? nil : g_simple_action_group_new()
    for name in shown {
      guard let action = g_simple_action_new(name, nil) else { continue }
      let target = AccessibleAction(name, of: element)
      let activate: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
        MainActor.assumeIsolated { Signals.target(data, as: AccessibleAction.self)?.perform() }
      }
      Signals.connect(action, "activate", to: target, activate)
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    gtk_widget_insert_action_group(element.widget, Self.prefix, group.map { OpaquePointer($0) })
    if let group { g_object_unref(UnsafeMutableRawPointer(group)) }
  }

  /// In front of the names.
  private static let prefix = "element"
}

/// One action of an element.
@MainActor
private final class AccessibleAction {
  private let name: String
  private weak var element: AccessibleElement?

  init(_ name: String, of element: AccessibleElement) {
    self.name = name
    self.element = element
  }

  func perform() {
    element?.perform(name)
  }
}
#endif
