import SwiftUI

/// A text that grows as it is written, with a button below it.
struct NotesPage: View {
  @State private var text = "Buy oak."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Notes").font(.headline).frame(maxWidth: .infinity)
      GrowingText(text: $text)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
      HStack {
        Text("\(text.count) characters").foregroundStyle(.secondary)
        Spacer()
        Button("Clear") { text = "" }.disabled(text.isEmpty)
      }
      Spacer()
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
  }
}

#Preview("Notes") { NotesPage() }
