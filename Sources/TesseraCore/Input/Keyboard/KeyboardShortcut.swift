/// Keys that act on a control from anywhere (E8).
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to other keyboards. Key events are characters here, so it has no effect.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// As fits the keyboard.
    public static let automatic = Localization(number: 0)
    /// As fits the keyboard, but the same in both directions of text.
    public static let withoutMirroring = Localization(number: 1)
    /// The program takes care of it.
    public static let custom = Localization(number: 2)
  }

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers
  /// What the keys become where the keyboard is another one.
  public var localization: Localization

  /// A key, and keys that are held meanwhile; the command key if none are named.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The keys as they are named on keyboards of this desktop, on which the control key is the command key.
  package var name: String {
    let named: [(EventModifiers, String)] = [
      (.command, "Ctrl"), (.control, "Ctrl"), (.option, "Alt"), (.shift, "Shift"),
    ]
    var parts: [String] = []
    for (modifier, name) in named where modifiers.contains(modifier) && !parts.contains(name) { parts.append(name) }
    return (parts + [key.name]).joined(separator: "+")
  }

  public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

nonisolated struct KeyboardShortcutModifier: ViewModifier {
  typealias Body = Never

  var shortcut: KeyboardShortcut?

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = KeyboardShortcutNode(modifier.shortcut, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: KeyboardShortcutNode.self)
    node.shortcut = modifier.shortcut
    Content._updateNode(node.content, content)
  }
}

/// Holds the shortcut of the control inside of it.
final class KeyboardShortcutNode: TransparentNode {
  var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, _ context: NodeContext) {
    self.shortcut = shortcut
    super.init(context)
  }

  /// The control that the shortcut acts on; nil if there is none or it is disabled.
  var control: PressNode? {
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      if let control = node as? PressNode { return control.scope.values.isEnabled ? control : nil }
      let start = waiting.count
      node.forEachChild { waiting.append($0) }
      waiting[start...].reverse()
    }
    return nil
  }
}

extension View {
  /// Lets keys act on the control, wherever the focus is (E8).
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    shortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys act on the control, wherever the focus is (E8).
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    shortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys act on the control, wherever the focus is (E8).
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    self.shortcut(shortcut)
  }

  /// Lets keys act on the control, wherever the focus is (E8); nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    self.shortcut(shortcut)
  }

  nonisolated private func shortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

nonisolated private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

nonisolated extension EnvironmentValues {
  /// The keys that act on the control in this environment; nil for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
