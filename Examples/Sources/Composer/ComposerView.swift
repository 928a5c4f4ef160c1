import SwiftUI

/// The root: it owns the letters, and the draft while there is one. That there is one is what presents the sheet.
public struct ComposerView: View {
  @State private var outbox = Outbox()
  @State private var draft: Draft?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Letters").font(.largeTitle.bold())
      if outbox.letters.isEmpty {
        Text("Nothing sent yet").foregroundStyle(.secondary)
      }
      ForEach(outbox.letters) { LetterRow(letter: $0) }
      Spacer()
      Button("New letter") { draft = Draft() }
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
    }
    .padding()
    .sheet(item: $draft) { draft in
      DraftEditor(draft: draft) { outbox.send(draft) }
    }
  }
}

#Preview {
  ComposerView()
}
