import Foundation
import SwiftUI
import TesseraUIKit

/// A view of AppKit in a toolbar.
struct ToolbarItemView: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }

  func updateNSView(_ nsView: NSView, context: Context) {}
}

/// What a toolbar shows.
struct ToolbarFace: View {
  let toolbar: NSToolbar

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the toolbar
    let _: Void = toolbar.followed.follow()
    // tessera:disable side-effect-in-body - the delegate is asked for items once, when they are to be seen
    let _: Void = withoutEvaluation { toolbar.fillIfNeeded() }
    HStack(spacing: 8) {
      ForEach(toolbar.visibleItems ?? [], id: \.self) { item in
        if item.itemIdentifier == .flexibleSpace {
          Spacer(minLength: 8)
        } else if item.itemIdentifier == .space {
          Color.clear.frame(width: 32, height: 1)
        } else if let view = item.view {
          ToolbarItemView(view: view).help(item.toolTip ?? "")
        } else {
          item.face
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// An item that does something.
struct ToolbarButton: View {
  let item: NSToolbarItem

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the toolbar
    let _: Void? = item.toolbar?.followed.follow()
    let button = Button {
      item.choose()
    } label: {
      ToolbarLabel(item: item)
    }
    .disabled(!item.isEnabled)
    .help(item.toolTip ?? "")
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    if item.isBordered {
      button.buttonStyle(.bordered)
    } else {
      button.buttonStyle(.borderless)
        .background {
          RoundedRectangle(cornerRadius: 6).fill(isSelected ? Color(nsColor: .quaternarySystemFill) : .clear)
        }
    }
  }

  private var isSelected: Bool { item.toolbar?.selectedItemIdentifier == item.itemIdentifier }
}

/// The picture and the text of an item.
struct ToolbarLabel: View {
  let item: NSToolbarItem

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the toolbar
    let _: Void? = item.toolbar?.followed.follow()
    let mode = item.toolbar?.displayMode ?? .default
    VStack(spacing: 2) {
      if let image = item.image, mode != .labelOnly {
        Image(nsImage: image)
        if mode == .iconAndLabel { text.font(.caption) }
      } else {
        text
      }
    }
    .padding(.horizontal, 6)
    .frame(minWidth: 28, minHeight: 28)
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: name))
  }

  private var name: String { item.label.isEmpty ? item.title : item.label }

  private var text: Text { Text(verbatim: item.title.isEmpty ? item.label : item.title) }
}
