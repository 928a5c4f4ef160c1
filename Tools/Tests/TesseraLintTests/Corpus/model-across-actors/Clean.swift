import SwiftData
import SwiftUI

@Model final class Item {
  var name: String
  init(name: String) { self.name = name }
}

// clean: identifiers go to the actor
@ModelActor actor Importer {
  func rename(_ identifier: PersistentIdentifier) {
    guard let item = self[identifier, as: Item.self] else { return }
    item.name = "x"
  }
}
// clean: within the actor
@ModelActor actor Changer {
  private func change(_ item: Item) { item.name = "x" }
}
// clean: values come back
@ModelActor actor Reader {
  func names() throws -> [String] { try modelContext.fetch(FetchDescriptor<Item>()).map(\.name) }
}
func send(_ name: String) async {}

// clean: a task of the view's own actor
struct CleanOne: View {
  let item: Item
  var body: some View { Button("Send") { Task { await send(item.name) } } }
}
// clean: the identifier
struct CleanTwo: View {
  let item: Item
  let importer: Importer
  var body: some View {
    Button("Rename") { Task.detached { await importer.rename(item.persistentModelID) } }
  }
}
// clean: a value that was read before
struct CleanThree: View {
  let item: Item
  var body: some View {
    Button("Send") {
      let name = item.name
      Task.detached { await send(name) }
    }
  }
}
// clean: no object of a store
struct Note { var text = "" }
struct CleanFour: View {
  let note: Note
  var body: some View { Button("Send") { Task.detached { await send(note.text) } } }
}
// clean: on the main actor
@MainActor final class Editor {
  func rename(_ item: Item) { item.name = "x" }
}
// clean: an actor that works with values
actor Uploader {
  func upload(_ name: String) async {}
}
struct CleanFive: View {
  let item: Item
  let uploader: Uploader
  var body: some View { Button("Send") { Task { await uploader.upload(item.name) } } }
}
// clean: what only the file uses
@ModelActor actor Renamer {
  fileprivate func change(_ items: [Item]) { for item in items { item.name = "x" } }
}
