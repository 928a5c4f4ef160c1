import SwiftUI

/// A field with a magnifying glass and a button that empties it.
struct SearchBar: View {
  @Binding var text: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Search places", text: $text)
        .textFieldStyle(.plain)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear")
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}
