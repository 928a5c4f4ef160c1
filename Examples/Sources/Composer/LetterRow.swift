import SwiftUI

/// A letter that was sent.
struct LetterRow: View {
  let letter: Letter

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("To \(letter.recipient)").font(.headline)
        if letter.isUrgent {
          Text("urgent").font(.caption).foregroundStyle(.red)
        }
      }
      Text(letter.text).foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}
