#if Windows
import CGTK
import Foundation
import TesseraCore

/// Passes the keys of a window to its graph, through the input method where text is edited.
@MainActor
final class KeyInput {
  private unowned let window: HostWindow
  private let method: UnsafeMutablePointer<GtkIMContext>
  private var controller: OpaquePointer?
  /// The text that the input method writes in.
  private weak var client: TextInputNode?

  init(_ window: HostWindow) {
    self.window = window
    guard let method = gtk_im_multicontext_new() else { preconditionFailure("GTK has no input method.") }
    self.method = method
  }

  func attach() {
    let canvas = window.canvas
    gtk_im_context_set_client_widget(method, canvas)
    attachMethod()
    guard let controller = gtk_event_controller_key_new() else { return }
    self.controller = controller
    let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, symbol, _, state, data in
      MainActor.assumeIsolated {
        gboolean(Signals.target(data, as: KeyInput.self)?.keyWasPressed(symbol, state) ?? false)
      }
    }
    Signals.connect(controller, "key-pressed", to: self, pressed)
    let held: @convention(c) (gpointer?, GdkModifierType, gpointer?) -> gboolean = { _, state, data in
      MainActor.assumeIsolated {
        Signals.target(data, as: KeyInput.self)?.window.graph.modifierKeys.update(EventModifiers(held: state))
        return gboolean(false)
      }
    }
    Signals.connect(controller, "modifiers", to: self, held)
    // The widgets for assistive technology, one of which may have the focus, must not take the keys.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(canvas, controller)
  }

  private func attachMethod() {
    let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      MainActor.assumeIsolated {
        guard let text else { return }
        Signals.target(data, as: KeyInput.self)?.commit(String(cString: text))
      }
    }
    let preedited: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: KeyInput.self)?.markedTextDidChange() }
    }
    Signals.connect(method, "commit", to: self, committed)
    Signals.connect(method, "preedit-changed", to: self, preedited)
  }

  /// Releases what would keep the window alive.
  func detach() {
    gtk_im_context_focus_out(method)
    gtk_im_context_set_client_widget(method, nil)
    g_signal_handlers_disconnect_matched(method, G_SIGNAL_MATCH_ID, 0, 0, nil, nil, nil)
    g_object_unref(method)
  }

  // MARK: Input method

  /// The focus or the caret may have moved.
  func pictureDidChange() {
    let focused = window.graph.focus.target as? TextInputNode
    if focused !== client {
      client?.setMarkedText("", caret: 0)
      client = focused
      gtk_im_context_reset(method)
      if focused == nil {
        gtk_im_context_focus_out(method)
      } else {
        gtk_im_context_focus_in(method)
      }
      if let controller { gtk_event_controller_key_set_im_context(controller, focused == nil ? nil : method) }
    }
    guard let focused else { return }
    let caret = focused.caretFrameInSurface
    var area = GdkRectangle(
      x: gint(caret.minX), y: gint(caret.minY), width: gint(max(caret.width, 1)), height: gint(caret.height))
    gtk_im_context_set_cursor_location(method, &area)
  }

  private func commit(_ text: String) {
    guard let first = text.first else { return }
    window.perform(as: "type \"\(text)\"") {
      client?.setMarkedText("", caret: 0)
      let press = KeyPress(KeyEquivalent(text.count == 1 ? first : "\u{FFFC}"), characters: text)
      window.graph.keys.press(press)
    }
  }

  private func markedTextDidChange() {
    var text: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(method, &text, &attributes, &caret)
    let marked = text.map { String(cString: $0) } ?? ""
    g_free(text)
    if let attributes { pango_attr_list_unref(attributes) }
    window.perform { client?.setMarkedText(marked, caret: Int(caret)) }
  }

  /// A click elsewhere leaves what is being composed as it is.
  func commitMarkedText() {
    guard let client, client.hasMarkedText else { return }
    window.perform { client.acceptMarkedText() }
    gtk_im_context_reset(method)
  }

  /// The keys go to another window now.
  func windowLostKeys() {
    commitMarkedText()
  }

  // MARK: Keys

  /// - Returns: whether the key was handled.
  private func keyWasPressed(_ symbol: guint, _ state: GdkModifierType) -> Bool {
    if window.toggleOverlay(by: symbol, state) { return true }
    if window.embedded.haveFocus { return false }
    guard let key = KeyEquivalent(symbol: symbol) else { return false }
    let held = KeyModifiers(state)
    var isHandled = false
    window.perform(as: "key \(key.name)") {
      for modifiers in held.readings(for: key, inText: client != nil) where !isHandled {
        let press = KeyPress(key, characters: KeyEquivalent.characters(of: symbol), modifiers: modifiers)
        isHandled = window.graph.keys.press(press)
      }
    }
    // GTK's own focus order leads to the invisible widgets.
    return isHandled || key == .tab
  }
}

/// The modifier keys that are held, by the names that this desktop has for them.
private struct KeyModifiers {
  let isShift: Bool
  let isControl: Bool
  let isAlternate: Bool
  let isSuper: Bool
  let isCapsLock: Bool

  init(_ state: GdkModifierType) {
    func holds(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
    isShift = holds(GDK_SHIFT_MASK)
    isControl = holds(GDK_CONTROL_MASK)
    isAlternate = holds(GDK_ALT_MASK)
    isSuper = holds(GDK_SUPER_MASK) || holds(GDK_META_MASK)
    isCapsLock = holds(GDK_LOCK_MASK)
  }

  /// The possible meanings of the keys, the likeliest first: the control key is this desktop's command key, except
  /// where it moves the caret by words.
  func readings(for key: KeyEquivalent, inText: Bool) -> [EventModifiers] {
    var others: EventModifiers = []
    if isShift { others.insert(.shift) }
    if isAlternate { others.insert(.option) }
    if isSuper { others.insert(.command) }
    guard isControl else { return [others] }
    let command = others.union(.command)
    let control = others.union(.control)
    return inText && key.movesOrDeletes ? [others.union(.option)] : [command, control]
  }
}

extension EventModifiers {
  /// The keys that are held while the pointer is used: the control key is this desktop's command key.
  init(held state: GdkModifierType) {
    self = KeyModifiers(state).readings(for: .escape, inText: false).first ?? []
  }
}

extension KeyEquivalent {
  /// The key of a GDK symbol; nil for modifier keys.
  fileprivate init?(symbol: guint) {
    if let named = Self.named[Int32(bitPattern: symbol)] {
      self = named
      return
    }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(symbol))), scalar.value >= 0x20 else {
      return nil
    }
    self.init(Character(scalar))
  }

  /// What a key types; the key's own name where it types nothing.
  fileprivate static func characters(of symbol: guint) -> String? {
    if named[Int32(bitPattern: symbol)] != nil { return nil }
    return Unicode.Scalar(gdk_keyval_to_unicode(symbol)).map { String(Character($0)) }
  }

  fileprivate var movesOrDeletes: Bool {
    switch self {
    case .leftArrow, .rightArrow, .upArrow, .downArrow, .delete, .deleteForward: true
    default: false
    }
  }

  private static let named: [Int32: KeyEquivalent] = [
    GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_KP_Down: .downArrow,
    GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
    GDK_KEY_KP_Right: .rightArrow, GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete,
    GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home,
    GDK_KEY_End: .end, GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Clear: .clear, GDK_KEY_Tab: .tab,
    GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return,
    GDK_KEY_space: .space,
  ]
}
#endif
