import SwiftUI

/// Choices in groups.
struct SettingsScreen: View {
  @State private var name = "Ada"
  @State private var notifies = true
  @State private var usesMobileData = false
  @State private var theme = "Automatic"
  @State private var size = 14.0
  @State private var count = 3

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          LabeledContent("Plan", value: "Free")
        }
        Section("General") {
          Picker("Theme", selection: $theme) {
            ForEach(["Automatic", "Light", "Dark"], id: \.self) { Text($0) }
          }
          Toggle("Notifications", isOn: $notifies)
          Toggle("Use mobile data", isOn: $usesMobileData)
          Stepper("Recent items: \(count)", value: $count, in: 1...10)
        }
        Section("Reading") {
          Slider(value: $size, in: 10...20) { Text("Text size") }
          Button("Restore defaults", role: .destructive) {}
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
    }
  }
}
