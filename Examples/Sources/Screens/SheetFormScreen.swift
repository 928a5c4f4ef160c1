import SwiftUI

/// A form on a sheet.
struct SheetFormScreen: View {
  @State private var isShown = true

  var body: some View {
    Text("Trips")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown) { TripForm() }
  }
}

/// What a new trip is about.
private struct TripForm: View {
  @State private var name = ""
  @State private var day = Date(timeIntervalSince1970: 1_780_000_000)
  @State private var kind = "Train"
  @State private var isShared = true
  @State private var color = Color.orange

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("New trip").font(.headline)
      Form {
        TextField("Name", text: $name, prompt: Text("Where to?"))
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Picker("By", selection: $kind) {
          ForEach(["Train", "Ship", "Bicycle"], id: \.self) { Text($0) }
        }
        ColorPicker("Color", selection: $color)
        Toggle("Share with friends", isOn: $isShared)
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) {}.keyboardShortcut(.cancelAction)
        Button("Save") {}.keyboardShortcut(.defaultAction)
      }
    }
    .padding(20)
    .frame(minWidth: 340)
  }
}
