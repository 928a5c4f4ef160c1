import Foundation
import SwiftUI
import TesseraUIKit

/// What a button of AppKit shows.
struct NSButtonFace: View {
  let button: NSButton
  let kind: NSButton.ButtonType

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = button.backing.layerModel.follow()
    switch kind {
    case .switch:
      // A button whose state is on in a part becomes on.
      Toggle(isOn: isOn) { label }.toggleStyle(.checkbox)
    case .radio: RadioFace(button: button, label: label)
    case .pushOnPushOff, .toggle, .onOff: Toggle(isOn: isOn) { label }.toggleStyle(.button)
    case .momentaryLight, .momentaryChange, .momentaryPushIn: push
    }
  }

  private var isOn: Binding<Bool> {
    Binding {
      button.state != .off
    } set: { _ in
      button.performClick(nil)
    }
  }

  @ViewBuilder private var push: some View {
    let action = Button(role: button.hasDestructiveAction ? .destructive : nil) {
      button.performClick(nil)
    } label: {
      label.frame(maxWidth: .infinity)
    }
    .modifier(PressingKey(key: button.keyEquivalent, modifiers: button.keyEquivalentModifierMask))
    .tint(button.bezelColor.map { Color($0) })
    if !button.isBordered || button.bezelStyle == .inline {
      action.buttonStyle(.plain)
    } else if button.keyEquivalent == "\r" {
      action.buttonStyle(.borderedProminent)
    } else {
      action.buttonStyle(.bordered)
    }
  }

  private var label: some View {
    ImageAndTitle(
      title: button.bezelStyle == .helpButton ? Text(verbatim: "?") : button.shownTitle, image: button.shownImage,
      position: button.imagePosition
    )
    .foregroundStyle(button.contentTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.foreground))
  }
}

/// A circle that is filled if a button is on.
private struct RadioFace<Label: View>: View {
  let button: NSButton
  let label: Label

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = button.backing.layerModel.follow()
    Button {
      button.performClick(nil)
    } label: {
      HStack(spacing: 6) {
        Image(systemName: button.state == .on ? "record.circle.fill" : "circle")
          .foregroundStyle(button.state == .on ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        label
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(button.state == .on ? .isSelected : [])
  }
}

/// A picture beside a title.
struct ImageAndTitle: View {
  let title: Text?
  let image: NSImage?
  let position: NSControl.ImagePosition

  var body: some View {
    switch position {
    case .noImage: title
    case .imageOnly: picture
    case .imageAbove, .imageOverlaps:
      VStack(spacing: 2) {
        picture
        title
      }
    case .imageBelow:
      VStack(spacing: 2) {
        title
        picture
      }
    case .imageRight, .imageTrailing:
      HStack(spacing: 4) {
        title
        picture
      }
    case .imageLeft, .imageLeading:
      HStack(spacing: 4) {
        picture
        title
      }
    }
  }

  @ViewBuilder private var picture: some View {
    if let image { Image(nsImage: image) }
  }
}

/// Lets a key press a button.
private struct PressingKey: ViewModifier {
  let key: String
  let modifiers: NSEvent.ModifierFlags

  func body(content: Content) -> some View {
    switch key {
    case "": content
    case "\r": content.keyboardShortcut(.return, modifiers: modifiers.eventModifiers)
    case "\u{1B}": content.keyboardShortcut(.escape, modifiers: modifiers.eventModifiers)
    default:
      content.keyboardShortcut(KeyEquivalent(key.first ?? " "), modifiers: modifiers.eventModifiers)
    }
  }
}

extension NSEvent.ModifierFlags {
  /// The keys in SwiftUI.
  var eventModifiers: EventModifiers {
    var result: EventModifiers = []
    if contains(.command) { result.insert(.command) }
    if contains(.shift) { result.insert(.shift) }
    if contains(.option) { result.insert(.option) }
    if contains(.control) { result.insert(.control) }
    return result
  }
}
