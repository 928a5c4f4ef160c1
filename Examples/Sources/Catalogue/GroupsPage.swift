import SwiftUI

/// Controls that belong together.
struct GroupsPage: View {
  @State private var isOpen = true

  var body: some View {
    SpecimenPage {
      SpecimenGroup("box") {
        GroupBox("Address") {
          VStack(alignment: .leading) {
            Text("12 St James Square")
            Text("London")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        GroupBox {
          Text("Without a label").frame(maxWidth: .infinity)
        }
      }
      SpecimenGroup("disclosure") {
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("What was hidden").frame(maxWidth: .infinity, alignment: .leading)
        }
        DisclosureGroup("Closed") { Text("Hidden") }
      }
      SpecimenGroup("control group") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Paste", systemImage: "doc.on.clipboard") {}
        }
      }
    }
  }
}
