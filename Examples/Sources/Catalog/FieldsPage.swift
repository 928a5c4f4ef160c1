import SwiftUI

/// Fields for text in their states.
struct FieldsPage: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var password = "secret"
  @State private var amount = 1234.5
  @State private var notes = "A text of several lines.\nIt can be edited."

  var body: some View {
    SpecimenPage {
      SpecimenGroup("plain") {
        TextField("Name", text: $name)
        TextField("A prompt", text: $empty)
        TextField("Disabled", text: $name).disabled(true)
      }
      .textFieldStyle(.plain)
      SpecimenGroup("roundedBorder") {
        TextField("Name", text: $name)
        TextField("A prompt", text: $empty)
        TextField("Disabled", text: $name).disabled(true)
        SecureField("Password", text: $password)
        TextField("Amount", value: $amount, format: .number)
      }
      .textFieldStyle(.roundedBorder)
      SpecimenGroup("growing") {
        TextField("Notes", text: $notes, axis: .vertical).textFieldStyle(.roundedBorder)
      }
      SpecimenGroup("editor") {
        TextEditor(text: $notes)
          .frame(height: 80)
          .overlay(RoundedRectangle(cornerRadius: 6).stroke(.quaternary))
      }
      SpecimenGroup("labels") {
        Label("Title and icon", systemImage: "bolt.fill")
        Label("Far from its icon", systemImage: "bolt.fill").labelIconToTitleSpacing(24)
        Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
        LabeledContent("Version", value: "1.0")
        LabeledContent("Size") { Text("12 MB").bold() }
      }
    }
  }
}
