import SwiftUI

/// Controls that belong together.
struct GroupsPage: View {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let folders = [
    Folder(id: "Fruit", children: [Folder(id: "Apple"), Folder(id: "Pear")]), Folder(id: "Water"),
  ]

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
      SpecimenGroup("outline") {
        OutlineGroup(Self.folders, children: \.children) { Text($0.id) }
      }
      SpecimenGroup("split") {
        HSplitView {
          Text("Before").frame(minWidth: 70, maxWidth: 110, maxHeight: .infinity)
          Text("Behind").frame(minWidth: 70, maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(height: 60)
      }
      SpecimenGroup("nothing there") {
        ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New messages appear here."))
        ContentUnavailableView.search(text: "pear")
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
