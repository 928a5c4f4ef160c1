import CoreData
import SwiftUI

struct ContentView: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.name, ascending: true)],
    animation: .default)
  private var items: FetchedResults<Item>

  @FetchRequest(sortDescriptors: [SortDescriptor(\Shelf.title)])
  private var shelves: FetchedResults<Shelf>

  var body: some View {
    NavigationView {
      List {
        Section("Items") {
          ForEach(items) { item in
            ItemRow(item: item)
          }
          .onDelete(perform: deleteItems)
        }
        Section("Shelves") {
          ForEach(shelves) { shelf in
            LabeledContent(shelf.title, value: "\(shelf.count)")
          }
        }
      }
      .navigationTitle("Pantry")
      .toolbar {
        ToolbarItem {
          Button(action: addItem) {
            Label("Add Item", systemImage: "plus")
          }
        }
      }
    }
  }

  private func addItem() {
    withAnimation {
      let newItem = Item(context: viewContext)
      newItem.timestamp = Date()
      newItem.name = "Tea"
      newItem.shelf = shelves.first
      save()
    }
  }

  private func deleteItems(offsets: IndexSet) {
    withAnimation {
      offsets.map { items[$0] }.forEach(viewContext.delete)
      save()
    }
  }

  private func save() {
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
  }
}

struct ItemRow: View {
  @ObservedObject var item: Item

  var body: some View {
    Stepper(value: $item.quantity, in: 0...99) {
      HStack {
        Text(item.name ?? "")
        Spacer()
        Text("\(item.quantity)").foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
