import Foundation

extension SurfaceAccess {
  /// Asks the user for a printer, and prints; see `Printer`.
  ///
  /// - Returns: whether there is a user to ask. If not, nothing is called.
  @MainActor
  package func print(_ job: PrintJob, _ completion: @escaping @MainActor (PrintOutcome) -> Void) -> Bool {
    guard let printer = graph?.printer else { return false }
    _ = printer.print(job, completion)
    return true
  }

  /// Lays out views for sheets of paper: as wide as can be printed on, and as high as they want to be (J341).
  @MainActor
  package func pages(of view: some View, on paper: PrintPaper) -> [PrintedPage] {
    guard let graph else { return [] }
    var environment = graph.environment
    // Paper is white, and nothing on it is used.
    environment.colorScheme = .light
    environment.scenePhase = .background
    environment.isPrinted = true
    let host = GraphHost(
      textEngine: graph.textEngine, surface: Surface(size: .zero), environment: environment, content: view)
    defer { host.unmount() }
    let area = paper.printableRect
    let wanted = host.measure(LayoutProposal(CGSize(width: area.width, height: .nan)))
    let size = CGSize(
      width: max(area.width, wanted.width.isFinite ? wanted.width : 0),
      height: wanted.height.isFinite && wanted.height > 0 ? wanted.height : area.height)
    host.surface = Surface(size: size)
    host.runFrame()
    return PageCutter(host.graph.displayList().items, size: size).pages(on: paper)
  }
}

nonisolated private struct IsPrintedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether views are laid out for paper, where nothing scrolls (J341).
  package var isPrinted: Bool {
    get { self[IsPrintedKey.self] }
    set { self[IsPrintedKey.self] = newValue }
  }
}
