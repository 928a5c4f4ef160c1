import SwiftUI

/// The views and modifiers that random trees are made of. To have one more in the trees, add it here.
@MainActor
enum Table {
  typealias Traits = Entry.Traits

  private(set) static var views: [Entry] = []
  private(set) static var modifiers: [Entry] = []
  private static var byTemplate: [String: Entry] = [:]

  /// Fills the table.
  static func fill() {
    guard byTemplate.isEmpty else { return }
    addLeaves()
    addContainers()
    addControls()
    addPages()
    addLayoutModifiers()
    addDrawingModifiers()
    addTextModifiers()
    addAnimationModifiers()
    addInputModifiers()
    addValueModifiers()
    addControlModifiers()
    addPresentationModifiers()
  }

  static func entry(_ template: String) -> Entry {
    guard let entry = byTemplate[template] else { fatalError("There is no entry \(template).") }
    return entry
  }

  private static func add(_ entry: Entry) {
    precondition(byTemplate.updateValue(entry, forKey: entry.template) == nil, "\(entry.template) is there twice")
    if entry.traits.contains(.modifier) { modifiers.append(entry) } else { views.append(entry) }
  }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - template: its Swift source: `$0` stands for the first value, `@0` for the content of the first closure.
  ///   - weight: how often it is taken, compared with others.
  ///   - build: makes the same view.
  static func view<each Content>(
    _ template: String, _ parameters: repeat Parameter<each Content>, traits: Traits = [], weight: Int = 10,
    build: @escaping (Input, repeat each Content) -> any View
  ) {
    add(
      Entry(template, traits: traits, weight: weight, parameters: repeat each parameters, build: build))
  }

  /// Adds a modifier. Its input's `base` is what it is applied to.
  static func modifier<each Content>(
    _ template: String, _ parameters: repeat Parameter<each Content>, traits: Traits = [], weight: Int = 10,
    build: @escaping (Input, repeat each Content) -> any View
  ) {
    add(
      Entry(
        template, traits: traits.union(.modifier), weight: weight, parameters: repeat each parameters, build: build))
  }
}
