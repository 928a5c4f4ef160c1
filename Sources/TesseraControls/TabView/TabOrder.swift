import TesseraCore

/// The ids of a tab and of the sections around it, the innermost first.
nonisolated struct TabCustomizationPathKey: ViewTraitKey {
  typealias Value = [String]
}

/// The order of tabs in their sections (J226).
@MainActor
enum TabOrder {
  /// Tabs, headers and footers, with the tabs of each section in the order that a customization has for them. Tabs that it
  /// does not name follow in the order in which they are written.
  static func arranged(_ parts: [ViewElement], by customization: TabViewCustomization?) -> [ViewElement] {
    guard let customization else { return parts }
    var result: [ViewElement] = []
    var rest = parts[...]
    while let first = rest.first {
      let section = first.sectionPart
      let group = rest.prefix { $0.sectionPart == section }
      rest = rest.dropFirst(group.count)
      result += section.kind == .row && section.section != nil ? sorted(Array(group), by: customization) : Array(group)
    }
    return result
  }

  private static func sorted(_ tabs: [ViewElement], by customization: TabViewCustomization) -> [ViewElement] {
    let paths = tabs.map { $0.trait(TabCustomizationPathKey.self) ?? [] }
    guard let section = paths.first?.last, let order = customization[section: section].tabOrder else { return tabs }
    let ranks = paths.map { path in path.count > 1 ? order.firstIndex(of: path[0]) ?? order.count : order.count }
    return tabs.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { tabs[$0] }
  }
}
