import TesseraCore

/// The items of the toolbars of a page, by where they are shown.
@MainActor
struct BarItems {
  var leading: [ViewElement] = []
  var principal: [ViewElement] = []
  var trailing: [ViewElement] = []
  var title: [ViewElement] = []
  var subtitle: [ViewElement] = []
  var largeTitle: [ViewElement] = []
  var bottom: [ViewElement] = []
  /// Items that are in the menu at the end of the bar in any case.
  var overflow: [ViewElement] = []
  /// Items of bars below the bar at the top, by the ids of these.
  var accessory: [String: [ViewElement]] = [:]

  init(_ elements: [ViewElement]) {
    for element in elements {
      switch (element.trait(ToolbarPlacementKey.self) ?? .automatic).region {
      case .leading: leading.append(element)
      case .principal: principal.append(element)
      case .trailing: trailing.append(element)
      case .bottom: bottom.append(element)
      case .overflow: overflow.append(element)
      case .title: title.append(element)
      case .subtitle: subtitle.append(element)
      case .largeTitle: largeTitle.append(element)
      case .nowhere: break
      case .accessory(let id): accessory[id, default: []].append(element)
      }
    }
  }
}
