import SwiftUI

/// An optional made into two questions: whether there is a shade, and which.
struct ShadeEditor: View {
  @Binding var shade: Item.Shade?

  var body: some View {
    if let shade = $shade.unwrap() {
      Picker("Shade", selection: shade) {
        ForEach(Item.Shade.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Button("No shade") { self.shade = nil }
    } else {
      Button("Choose a shade") { shade = .green }
    }
  }
}
