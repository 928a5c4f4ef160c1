import SwiftUI

/// Edits one item through bindings to its parts.
struct ItemEditor: View {
  @Binding var item: Item

  var body: some View {
    Section(item.name) {
      TextField("Name", text: $item.map(\.name))
      ShadeEditor(shade: $item.shade)
      StatusEditor(status: $item.status)
    }
  }
}
