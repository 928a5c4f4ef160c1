import Foundation
import TesseraCore

/// Shows a view of AppKit as the root of its views: it gets what surrounds it, the pointer and keys.
package struct NSViewHost: View {
  private let view: NSView
  private let ownWindow: NSWindow?

  /// - Parameters:
  ///   - view: the root.
  ///   - window: the window that shows it; nil for the one that stands for that of the surface.
  package init(_ view: NSView, in window: NSWindow? = nil) {
    self.view = view
    ownWindow = window
  }

  private var window: NSWindow { ownWindow ?? NSApplication.shared.windowOfSurface }

  package var body: some View {
    let window = withoutEvaluation { self.window }
    // tessera:disable side-effect-in-body - this only attaches what the root has once
    let _: Void = withoutEvaluation { PinchEvents.follow(in: view) }
    UIViewHost(view.backing, partOf: window.backing)
      .modifier(RootPointerStyle(root: withoutEvaluation { view.backing.attachment { RootPointer() } }))
      .onContinuousHover { phase in
        let place: CGPoint? = if case .active(let place) = phase { place } else { nil }
        view.trackPointer(at: place)
        view.backing.existingAttachment(RootPointer.self)?.style = place.flatMap { view.cursorStyle(at: $0) }
      }
      .onPointerInput { place in
        view.pressSecondary(at: place)
      } wheel: { place, delta in
        view.turnWheel(at: place, by: delta)
      }
      .overlay { ShownMenuView(shown: withoutEvaluation { view.backing.attachment { ShownMenu() } }) }
      .modifier(NSViewKeys(view: view, window: window))
  }
}

/// Gives the views of a root keys, if one of them wants any.
private struct NSViewKeys: ViewModifier {
  let view: NSView
  let window: NSWindow
  @FocusState private var hasFocus: Bool

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.backing.layerModel.follow()
    // tessera:disable side-effect-in-body - this only notes that the body reads who has the keys
    let _: Void = window.responders.follow()
    content
      .focusable(view.firstKeyView != nil, interactions: .edit)
      .focusEffectDisabled()
      .focused($hasFocus)
      .onKeyPress(phases: .all) { window.keyWasPressed($0, in: view) ? .handled : .ignored }
      .onChange(of: hasFocus) { _, new in window.focusDidChange(new, in: view) }
      .onChange(of: wantsFocus, initial: true) { _, new in if new != hasFocus { hasFocus = new } }
  }

  /// Whether a view of this root is the one that gets keys.
  private var wantsFocus: Bool {
    guard let responder = window.firstResponder as? NSView else { return false }
    return responder.takesKeys && responder.isDescendant(of: view)
  }
}

extension NSView {
  /// Whether it gets keys itself, rather than a control that it hosts.
  var takesKeys: Bool { acceptsFirstResponder && backing.hostedContent == nil }

  /// The first of the views that gets keys itself.
  var firstKeyView: NSView? {
    if isHidden { return nil }
    if takesKeys { return self }
    return subviews.lazy.compactMap(\.firstKeyView).first
  }

  /// The secondary button was pressed.
  ///
  /// - Returns: whether a view handled it.
  func pressSecondary(at place: CGPoint) -> Bool {
    guard let hit = backing.hitTest(place, with: nil) as? NSViewBacking, let target = hit.owner else { return false }
    let event = NSEvent(.rightMouseDown, at: backing.convert(place, to: nil), in: window)
    target.rightMouseDown(with: event)
    guard !event.isUnhandled else { return false }
    let end = NSEvent(.rightMouseUp, at: backing.convert(place, to: nil), in: window)
    target.rightMouseUp(with: end)
    return true
  }

  /// The wheel was turned.
  ///
  /// - Returns: whether a view handled it.
  func turnWheel(at place: CGPoint, by delta: CGSize) -> Bool {
    guard let hit = backing.hitTest(place, with: nil) as? NSViewBacking, let target = hit.owner else { return false }
    let event = NSEvent(.scrollWheel, at: backing.convert(place, to: nil), in: window)
    event.setScrolling(delta)
    target.scrollWheel(with: event)
    return !event.isUnhandled
  }

  /// The main button did something to this view: it may get keys from now on.
  func take(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown:
      if takesKeys { window?.makeFirstResponder(self) }
      if event.modifierFlags.contains(.control), menu(for: event) != nil { return rightMouseDown(with: event) }
      mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    default: mouseUp(with: event)
    }
  }
}
