import SwiftUI

/// A form as in settings.
struct FormPage: View {
  @State private var name = ""
  @State private var isPublic = true
  @State private var count = 2
  @State private var volume = 0.4
  @State private var size = "Medium"
  @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var color = Color.blue

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        Toggle("Public", isOn: $isPublic)
      }
      Section {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Count: \(count)", value: $count)
        Slider(value: $volume)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        ColorPicker("Color", selection: $color)
        LabeledContent("Version", value: "1.0")
        DisclosureGroup("More") { Text("Hidden") }
      } header: {
        Text("Order")
      } footer: {
        Text("Orders of more than two take a day longer.")
      }
      Section {
        Button("Send") {}
        Button("Delete", role: .destructive) {}
      }
    }
  }
}
