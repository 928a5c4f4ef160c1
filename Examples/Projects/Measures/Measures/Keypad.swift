import SwiftUI

struct Keypad: View {
  let press: (String) -> Void

  private let rows = [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"], ["C", "0", "."]]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(row, id: \.self) { key in
            Button(action: { self.press(key) }) {
              Text(key)
                .font(.system(size: 26, weight: .regular, design: .rounded))
                .frame(maxWidth: .infinity, minHeight: 62)
                .background(Color(UIColor.secondarySystemBackground))
                .cornerRadius(16)
            }
            .foregroundColor(key == "C" ? .red : .primary)
          }
        }
      }
    }
  }
}
