import Foundation
import QuartzCore

/// What was written; as on Apple's systems, Foundation brings ObservableObject with it.
class Journal: ObservableObject {
  struct Entry: Identifiable {
    let id = UUID()
    let text: String
    let time: CFTimeInterval
  }

  @Published private(set) var entries: [Entry] = []

  func add(_ text: String) {
    entries.append(Entry(text: text, time: CACurrentMediaTime()))
  }
}
