import CoreData

struct PersistenceController {
  static let shared = PersistenceController()

  /// With the objects of previews and of the first start.
  static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    result.fill()
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Pantry")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { description, error in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }

  private func fill() {
    let viewContext = container.viewContext
    for (title, names) in [("Top", ["Rice", "Lentils", "Oats"]), ("Bottom", ["Apples", "Potatoes"])] {
      let shelf = Shelf(context: viewContext)
      shelf.title = title
      for (index, name) in names.enumerated() {
        let item = Item(context: viewContext)
        item.name = name
        item.quantity = Int16(index + 1)
        item.timestamp = Date(timeIntervalSinceReferenceDate: Double(index) * 86_400)
        shelf.addToItems(item)
      }
    }
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
  }
}
