import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

/// With an identifier and a coding of its own.
@Model
final class Account: Codable, Identifiable {
  private enum CodingKeys: String, CodingKey { case id, owner }

  @Attribute(.unique) var id: UUID
  private(set) var owner: String
  @Attribute(.externalStorage) var image: Data?
  var entries: [Entry] = []

  init(owner: String) {
    id = UUID()
    self.owner = owner
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    owner = try container.decode(String.self, forKey: .owner)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(owner, forKey: .owner)
  }
}

/// Codable, so that a list of them could be an attribute, which it is not.
@Model
final class Entry: Codable {
  var amount: Double
  var account: Account?

  init(amount: Double) { self.amount = amount }

  required init(from decoder: any Decoder) throws { amount = try decoder.singleValueContainer().decode(Double.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(amount)
  }
}

@MainActor
struct WrittenModelTests {
  @Test("SD1: Models have identifiers, codings and access levels of their own")
  func account() throws {
    let container = try container(Account.self)
    let context = ModelContext(container)
    let account = Account(owner: "Ada")
    account.entries = [Entry(amount: 2), Entry(amount: 3)]
    context.insert(account)
    try context.save()
    let copy = try JSONDecoder().decode(Account.self, from: JSONEncoder().encode(account))
    #expect(copy.id == account.id)
    #expect(copy != account)
    context.insert(copy)
    try context.save()
    #expect(copy == account)
    #expect(account.entries.map(\.amount) == [2, 3])
    #expect(try context.fetchCount(FetchDescriptor<Account>()) == 1)
  }

  /// The main file of Apple's project template.
  private struct TemplateApp: App {
    var sharedModelContainer: ModelContainer = {
      let schema = Schema([Item.self])
      let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
      do {
        return try ModelContainer(for: schema, configurations: [modelConfiguration])
      } catch {
        fatalError("Could not create ModelContainer: \(error)")
      }
    }()

    var body: some Scene {
      WindowGroup {
        TemplateView()
      }
      .modelContainer(sharedModelContainer)
    }
  }

  private struct TemplateView: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var items: [Item]

    var body: some View {
      NavigationSplitView {
        List {
          ForEach(items) { item in
            NavigationLink {
              Text("Item at \(item.timestamp, format: Date.FormatStyle(date: .numeric, time: .standard))")
            } label: {
              Text(item.timestamp, format: Date.FormatStyle(date: .numeric, time: .standard))
            }
          }
          .onDelete(perform: deleteItems)
        }
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
          ToolbarItem {
            Button(action: addItem) { Label("Add Item", systemImage: "plus") }
          }
        }
      } detail: {
        Text("Select an item")
      }
    }

    private func addItem() {
      withAnimation {
        let newItem = Item(timestamp: Date(timeIntervalSinceReferenceDate: 0))
        modelContext.insert(newItem)
      }
    }

    private func deleteItems(offsets: IndexSet) {
      withAnimation {
        for index in offsets { modelContext.delete(items[index]) }
      }
    }
  }

  @Test("SD26: The app of Apple's template adds an object")
  func template() async {
    let app = TemplateApp()
    let screen = Screen { TemplateView().modelContainer(app.sharedModelContainer) }
    screen["Add Item"].tap()
    await screen.settle()
    #expect(screen.visibleText.contains { $0.contains("2001") })
  }
}
