import SwiftUI

/// Rounded rectangles with a label in each, row by row. `remote` reaches the label in the middle.
struct LabeledRectangles: View {
  let columns: Int
  let rows: Int
  let remote: Remote<String>

  static func label(_ number: Int) -> String { "No. \(100 + number)" }

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<columns, id: \.self) { column in cell(row * columns + column) }
        }
      }
    }
    .padding(2)
  }

  private func cell(_ number: Int) -> some View {
    let count = columns * rows
    let hue = Double(number) / Double(count)
    return ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.5 + hue / 2, green: 0.8, blue: 1 - hue / 2))
      RemoteLabel(text: Self.label(number), remote: number == count / 2 ? remote : nil)
    }
  }
}

/// A label whose text is state.
private struct RemoteLabel: View {
  @State private var text: String
  let remote: Remote<String>?

  init(text: String, remote: Remote<String>?) {
    _text = State(initialValue: text)
    self.remote = remote
  }

  var body: some View {
    Text(text).font(.system(size: 13))
      .onAppear {
        remote?.send = { text = $0 }
      }
  }
}
