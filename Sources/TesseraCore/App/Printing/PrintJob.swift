import Foundation

/// What is to be printed, and how.
@MainActor
package struct PrintJob {
  /// Something that fills whole pages.
  package enum Part {
    /// Makes pages for a sheet of paper, which the user may have chosen.
    case pages(@MainActor (PrintPaper) -> [PrintedPage])
    /// All pages of a PDF document.
    case pdf(Data)
  }

  package enum Sides: Sendable {
    case one
    case longEdge
    case shortEdge
  }

  /// What queues of printers call it.
  package var name: String
  /// What the dialog begins with.
  package var paper: PrintPaper
  package var copies: Int
  package var sides: Sides
  package var isGray: Bool
  /// Whether the user is asked; a printer that was never chosen is asked for in any case.
  package var asks: Bool
  package var parts: [Part]

  package init(
    _ name: String, paper: PrintPaper = .usual, copies: Int = 1, sides: Sides = .one, isGray: Bool = false,
    asks: Bool = true, parts: [Part]
  ) {
    self.name = name
    self.paper = paper
    self.copies = min(max(copies, 1), 999)
    self.sides = sides
    self.isGray = isGray
    self.asks = asks
    self.parts = parts
  }
}

/// A page, from the upper left corner of the sheet, in points.
nonisolated package struct PrintedPage {
  package var items: [DisplayItem]
  package var size: CGSize
  /// Pixels per point of what has to be pixels.
  package var rasterizationScale: CGFloat

  package init(items: [DisplayItem], size: CGSize, rasterizationScale: CGFloat = 4) {
    self.items = items
    self.size = size
    self.rasterizationScale = rasterizationScale
  }
}

/// What became of a job.
package enum PrintOutcome {
  case printed
  case canceled
  case failed(any Error)
}

/// Why something could not be printed.
package struct PrintProblem: LocalizedError {
  package let errorDescription: String?

  package init(_ description: String) {
    errorDescription = description
  }
}

/// Prints for one surface: what a host has a dialog for.
@MainActor
package protocol Printer: AnyObject {
  /// Asks the user, and prints.
  ///
  /// - Parameter completion: called once, and at once only where a test answers in advance, or is not asked.
  /// - Returns: closes the dialog, as if the user did not want to print.
  func print(_ job: PrintJob, _ completion: @escaping @MainActor (PrintOutcome) -> Void) -> @MainActor () -> Void
}

@MainActor
private final class PrintService: GraphService {
  var printer: (any Printer)?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// Prints for the user; nil if there is no user to ask.
  package var printer: (any Printer)? {
    get { service(PrintService.self).printer }
    set { service(PrintService.self).printer = newValue }
  }
}
