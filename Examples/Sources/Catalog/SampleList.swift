import SwiftUI

/// A list with everything that rows can have.
struct SampleList: View {
  @State private var chosen: String? = "Bread"
  @State private var goods = ["Bread", "Butter", "Cheese"]
  @State private var isSyncing = true

  var body: some View {
    List(selection: $chosen) {
      Section {
        ForEach(goods, id: \.self) { Text($0) }
          .onDelete { goods.remove(atOffsets: $0) }
          .onMove { goods.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Goods")
      } footer: {
        Text("What is bought every week.")
      }
      Section("Rows") {
        Label("With an icon", systemImage: "star")
        Text("With a badge").badge(5)
        Toggle("With a switch", isOn: $isSyncing)
        LabeledContent("With a value", value: "42")
        VStack(alignment: .leading) {
          Text("Two lines")
          Text("The second is smaller").font(.subheadline).foregroundStyle(.secondary)
        }
        Text("On a color").listRowBackground(Color.yellow.opacity(0.3))
        Text("Without a line").listRowSeparator(.hidden)
        Button("A button") {}
        Button("A destructive button", role: .destructive) {}
      }
      Section {
        Text("A row without a header")
      }
    }
  }
}
