import SwiftData
import SwiftUI

@Model final class Item {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor actor Importer {
  func rename(_ item: Item) { item.name = "x" }  // expect: model-across-actors
  func all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) }  // expect: model-across-actors
  func remove(items: [Item]) { for item in items { modelContext.delete(item) } }  // expect: model-across-actors
  func first(named name: String) -> Item? { nil }  // expect: model-across-actors
}
actor Uploader {
  func upload(item: Item) async {}  // expect: model-across-actors
}
func send(_ name: String) async {}

struct TrapOne: View {
  let item: Item
  var body: some View {
    Button("Send") {
      Task.detached { await send(item.name) }  // expect: model-across-actors
    }
  }
}
struct TrapTwo: View {
  @Query private var items: [Item]
  var body: some View {
    Button("Send") {
      Task.detached {
        for item in items { await send(item.name) }  // expect: model-across-actors
      }
    }
  }
}
struct TrapThree: View {
  @Bindable var item: Item
  private func send(_ other: Item) {
    Task.detached { await Uploader().upload(item: other) }  // expect: model-across-actors
  }
  var body: some View { Button(item.name) { send(item) } }
}
