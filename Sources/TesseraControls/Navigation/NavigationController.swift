import Foundation
import Observation
import TesseraCore

/// One page above the root of a stack.
nonisolated struct NavigationEntry: Identifiable, Equatable {
  enum Target: Equatable {
    /// A value, for which a destination was declared.
    case value(AnyHashable)
    /// A page that a link or a binding brings along.
    case page
  }

  /// The same entry keeps its page and the page's state (F2).
  let id: AnyHashable
  let target: Target
}

/// Which pages a stack shows, and where they come from.
@Observable
@MainActor
final class NavigationController {
  /// The pages above the root, the last on top.
  private(set) var entries: [NavigationEntry] = []
  /// Where the pages' views are made: links, and declarations of destinations.
  private(set) var sources: [Portal] = []
  /// The types that destinations were declared for; the first for a type counts (F2).
  private(set) var destinations: [Destination] = []

  @ObservationIgnored private var values: [AnyHashable] = []
  @ObservationIgnored private var pages: [PushedPage] = []
  /// Changes the path of values.
  @ObservationIgnored var setValues: (@MainActor ([AnyHashable]) -> Void)?
  /// Pages that the path took away, with their owners, until these say that they are not shown.
  @ObservationIgnored private var lostPages: [AnyHashable: Portal] = [:]
  /// The transitions of pages.
  @ObservationIgnored let turn = PageTransition()
  /// Whether the pages are shown beside the root.
  let showsPagesInNextColumn: Bool

  struct Destination: Equatable {
    let owner: Portal
    let accepts: @MainActor (AnyHashable) -> Bool

    static func == (left: Destination, right: Destination) -> Bool { left.owner === right.owner }
  }

  private struct PushedPage {
    let id: AnyHashable
    let owner: Portal
    /// How many values were below the page when it was pushed.
    let valueCount: Int
    let pop: @MainActor () -> Void
  }

  nonisolated init(showsPagesInNextColumn: Bool = false) {
    self.showsPagesInNextColumn = showsPagesInNextColumn
  }

  // MARK: The path

  /// The path as its owner has it. Pages of links and bindings go with the values below them (J14).
  ///
  /// - Parameter surface: where the bindings of those pages are written, once the views are up to date.
  func receive(_ newValues: [AnyHashable], on surface: SurfaceAccess) {
    guard newValues != values else { return }
    let kept = zip(values, newValues).prefix { $0 == $1 }.count
    values = newValues
    // J271: In a column, what a value leads to takes the place of a link's page.
    let isLost = { (page: PushedPage) in page.valueCount > kept || self.showsPagesInNextColumn && kept == 0 }
    let lost = pages.filter(isLost)
    pages.removeAll(where: isLost)
    updateEntries()
    forget(lost, on: surface)
  }

  /// Resets the bindings of removed pages, after the current update of views.
  private func forget(_ lost: [PushedPage], on surface: SurfaceAccess) {
    guard !lost.isEmpty else { return }
    for page in lost { lostPages[page.id] = page.owner }
    surface.runWhenUpdated { for page in lost { page.pop() } }
  }

  func push(_ value: AnyHashable) {
    setValues?(values + [value])
  }

  /// Removes the page on top.
  func pop() {
    guard let last = entries.last else { return }
    pop(last.id)
  }

  /// Removes a page and all above it.
  func pop(_ id: AnyHashable) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let removed = Set(entries[index...].map(\.id))
    let remainingValues = entries[..<index].filter { $0.target != .page }.count
    for page in pages where removed.contains(page.id) { page.pop() }
    if remainingValues < values.count { setValues?(Array(values[..<remainingValues])) }
  }

  private func updateEntries() {
    var newEntries: [NavigationEntry] = []
    for index in 0...values.count {
      for page in pages where page.valueCount == index {
        newEntries.append(NavigationEntry(id: page.id, target: .page))
      }
      guard index < values.count else { break }
      newEntries.append(
        NavigationEntry(id: AnyHashable([AnyHashable(index), values[index]]), target: .value(values[index])))
    }
    guard newEntries != entries else { return }
    turn.pagesWillChange()
    entries = newEntries
  }

  // MARK: The bar of tabs

  /// The pages' preferences for the tab bar around the stack.
  private var tabBarPreferences: [AnyHashable?: Bool] = [:]

  /// - Parameter id: of the page; nil for the root.
  func setHidesTabBar(_ isHidden: Bool?, for id: AnyHashable?) {
    if tabBarPreferences[id] != isHidden { tabBarPreferences[id] = isHidden }
  }

  /// Whether the page on top hides the bar of tabs.
  var hidesTabBar: Bool { tabBarPreferences[entries.last?.id] ?? false }

  /// Whether the page below the one on top hides the bar.
  var hidesTabBarBelow: Bool { tabBarPreferences[entries.dropLast().last?.id] ?? false }

  // MARK: Going back

  /// Whether the page below the one on top is to be seen, because that is dragged away.
  private(set) var isRevealing = false
  /// The pages that have no way back.
  private var pagesWithoutBack: Set<AnyHashable> = []

  func setHasNoBack(_ hasNoBack: Bool, for id: AnyHashable?) {
    guard let id, hasNoBack != pagesWithoutBack.contains(id) else { return }
    if hasNoBack { pagesWithoutBack.insert(id) } else { pagesWithoutBack.remove(id) }
  }

  /// What a drag from the edge does; nil if it does nothing.
  var back: PageTransitionModifier.Back? {
    guard let top = entries.last, !pagesWithoutBack.contains(top.id), !(showsPagesInNextColumn && entries.count == 1)
    else { return nil }
    return PageTransitionModifier.Back(
      reveal: { [unowned self] in if isRevealing != $0 { isRevealing = $0 } }, pop: { [unowned self] in pop() })
  }

  // MARK: Pages of links and bindings

  /// Puts the page of `owner` on top, instead of another one that it had.
  ///
  /// - Parameter surface: given for a link in a column itself, whose page takes the place of all others (J271).
  func show(
    _ id: AnyHashable, of owner: Portal, insteadOfAllOn surface: SurfaceAccess? = nil,
    pop: @escaping @MainActor () -> Void
  ) {
    guard lostPages[id] == nil, !pages.contains(where: { $0.id == id }) else { return }
    takeAway(owner)
    if let surface { leaveAll(on: surface) }
    pages.append(PushedPage(id: id, owner: owner, valueCount: values.count, pop: pop))
    updateEntries()
  }

  /// Leaves all pages and values; the path is written after the current update of views.
  private func leaveAll(on surface: SurfaceAccess) {
    let lost = pages
    pages = []
    forget(lost, on: surface)
    guard !values.isEmpty else { return }
    values = []
    surface.runWhenUpdated { [weak self] in self?.setValues?([]) }
  }

  /// Removes the page of `owner`.
  func hidePage(of owner: Portal) {
    guard pages.contains(where: { $0.owner === owner }) || lostPages.values.contains(owner) else { return }
    takeAway(owner)
    updateEntries()
  }

  private func takeAway(_ owner: Portal) {
    pages.removeAll { $0.owner === owner }
    lostPages = lostPages.filter { $0.value !== owner }
  }

  // MARK: Where pages are made

  func add(_ source: Portal) {
    if !sources.contains(source) { sources.append(source) }
  }

  func remove(_ source: Portal) {
    if sources.contains(source) { sources.removeAll { $0 == source } }
    if destinations.contains(where: { $0.owner == source }) { destinations.removeAll { $0.owner == source } }
  }

  func declare(_ destination: Destination) {
    add(destination.owner)
    if !destinations.contains(destination) { destinations.append(destination) }
  }

  /// The entries whose pages `owner` makes.
  func entries(for owner: Portal) -> [NavigationEntry] {
    let destinations = destinations
    return entries.filter { entry in
      guard case .value(let value) = entry.target else { return false }
      return destinations.first { $0.accepts(value) }?.owner == owner
    }
  }

  /// Whether no destination is declared for an entry.
  func hasNoDestination(_ entry: NavigationEntry) -> Bool {
    guard case .value(let value) = entry.target else { return false }
    return !destinations.contains { $0.accepts(value) }
  }
}

nonisolated private struct NavigationControllerKey: EnvironmentKey {
  static var defaultValue: NavigationController? { nil }
}

nonisolated extension EnvironmentValues {
  /// The stack around a view; nil outside of stacks.
  var navigation: NavigationController? {
    get { self[NavigationControllerKey.self] }
    set { self[NavigationControllerKey.self] = newValue }
  }
}

/// The entry that an element is the page of.
nonisolated struct NavigationPageKey: ViewTraitKey {
  typealias Value = AnyHashable
}
