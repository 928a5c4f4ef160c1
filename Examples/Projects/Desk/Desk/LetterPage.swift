import SwiftUI

/// A letter that is written and searched.
struct LetterPage: View {
  @State private var text = """
    Dear Ada,

    the new desk is here. It is made of oak, and its drawers are deep. The lamp stands on the left side, the \
    books on the right side.

    Come and see it.
    """
  @State private var search = ""

  var body: some View {
    VStack(spacing: 0) {
      SearchField(text: $search)
        .frame(height: 24)
        .padding(12)
      LetterView(text: $text, search: search)
      Divider()
      HStack {
        Text("\(words) words")
        Spacer()
        if !search.isEmpty { Text(matches == 1 ? "1 match" : "\(matches) matches") }
      }
      .font(.callout)
      .foregroundStyle(.secondary)
      .padding(12)
    }
  }

  private var words: Int {
    text.split { $0.isWhitespace }.count
  }

  private var matches: Int { text.ranges(of: search).count }
}

#Preview("Letter page") { LetterPage() }
