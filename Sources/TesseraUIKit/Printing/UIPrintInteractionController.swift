import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// Told of what the user does with a print.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// The dialog opens.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The dialog is open.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The dialog closes.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The dialog is closed.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// It is printed now.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// It was printed.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  /// The paper that is proposed to the user.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    UIPrintPaper(.usual)
  }
}

/// Prints by the desktop's dialog: pictures, PDF documents, texts, views and pages that are drawn (J343).
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Told whether it was printed, and why not.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one that programs share.
  public static let shared = UIPrintInteractionController()

  /// Whether there is a window to print from.
  public class var isPrintingAvailable: Bool { FrontmostGraph.current?.printer != nil }

  /// The types of files and data that can be printed.
  public class var printableUTIs: Set<String> {
    Set([UTType.pdf, .png, .jpeg, .tiff, .gif, .webP, .heic].map(\.identifier))
  }

  /// Whether a file can be printed: it is a PDF document or a picture.
  public class func canPrint(_ url: URL) -> Bool { PrintItem(url) != nil }

  /// Whether data can be printed: it is a PDF document or a picture.
  public class func canPrint(_ data: Data) -> Bool { PrintItem(data) != nil }

  /// How it is printed; nil for as usual.
  open var printInfo: UIPrintInfo?
  /// Told of what the user does.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?

  /// Whether the user can choose pages. The dialog of the desktop lets users do so in any case.
  open var showsPageRange = true
  /// Whether the user can choose how many copies there are. The dialog of the desktop lets users do so in any case.
  open var showsNumberOfCopies = true
  /// Whether the user can choose a paper. The dialog of the desktop lets users do so in any case.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user can turn the paper. The dialog of the desktop lets users do so in any case.
  open var showsPaperOrientation = true

  /// The paper of the print that goes on; nil outside of one.
  public private(set) var printPaper: UIPrintPaper?

  /// What is printed: a picture, a PDF document as data, or the URL of a file with either.
  open var printingItem: Any?
  /// What is printed, one after another.
  open var printingItems: [Any]?
  /// What is printed: pages that a program draws.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What is printed: a text or a view.
  open var printFormatter: UIPrintFormatter?

  /// Closes the dialog that is open.
  private var close: (@MainActor () -> Void)?

  public override init() {
    super.init()
  }

  /// The spelling of earlier SDKs.
  public class func sharedPrint() -> UIPrintInteractionController { shared }

  // MARK: The user

  /// Opens the dialog.
  ///
  /// - Parameters:
  ///   - animated: makes no difference.
  ///   - completion: told what became of it.
  /// - Returns: whether it opened: there is something to print, and a window.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    let parts = parts
    guard !parts.isEmpty else {
      RuntimeWarning.report(
        .withoutEffect("UIPrintInteractionController: there is nothing to print, or nothing that can be printed"))
      completion?(self, false, UIPrintError(.noContentError))
      return false
    }
    guard let printer = FrontmostGraph.current?.printer else {
      RuntimeWarning.report(.withoutEffect("UIPrintInteractionController: there is no window to print from"))
      completion?(self, false, UIPrintError(.notAvailableError))
      return false
    }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    close = printer.print(job(parts)) { outcome in self.finish(outcome, completion) }
    delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    return true
  }

  /// Opens the dialog. Where it comes from makes no difference.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Opens the dialog. Where it comes from makes no difference.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Closes the dialog without printing.
  open func dismiss(animated: Bool) {
    close?()
  }

  private func finish(_ outcome: PrintOutcome, _ completion: CompletionHandler?) {
    close = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    if case .printed = outcome { delegate?.printInteractionControllerDidFinishJob(self) }
    printPaper = nil
    switch outcome {
    case .printed: completion?(self, true, nil)
    case .canceled: completion?(self, false, nil)
    case .failed(let error): completion?(self, false, error)
    }
  }

  // MARK: What is printed

  private func job(_ parts: [PrintJob.Part]) -> PrintJob {
    let info = printInfo ?? UIPrintInfo.printInfo()
    let papers = [PrintPaper.usual, .a4, .letter].map(UIPrintPaper.init)
    let chosen = delegate?.printInteractionController(self, choosePaper: papers).paper ?? .usual
    let name = info.jobName.isEmpty ? ProgramTitle.current : info.jobName
    return PrintJob(
      name, paper: chosen.turned(toLandscape: info.orientation == .landscape), sides: info.duplex.sides,
      isGray: info.outputType == .grayscale || info.outputType == .photoGrayscale, parts: parts)
  }

  private var parts: [PrintJob.Part] {
    if let renderer = printPageRenderer { return [pages { renderer.pages(on: $0) }] }
    if let formatter = printFormatter {
      return [
        pages { paper in
          let renderer = UIPrintPageRenderer()
          renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
          return renderer.pages(on: paper)
        }
      ]
    }
    let items = printingItems ?? printingItem.map { [$0] } ?? []
    return items.compactMap { PrintItem($0)?.part }
  }

  private func pages(_ make: @escaping @MainActor (PrintPaper) -> [PrintedPage]) -> PrintJob.Part {
    .pages { paper in
      self.printPaper = UIPrintPaper(paper)
      self.delegate?.printInteractionControllerWillStartJob(self)
      return make(paper)
    }
  }
}

extension UIPrintInfo.Duplex {
  fileprivate var sides: PrintJob.Sides {
    switch self {
    case .none: .one
    case .longEdge: .longEdge
    case .shortEdge: .shortEdge
    }
  }
}

/// Why something was not printed.
public struct UIPrintError: Error, Equatable, Sendable {
  /// What can be wrong.
  public enum Code: Int, Sendable {
    /// There is no window to print from.
    case notAvailableError = 1
    /// There is nothing to print.
    case noContentError = 2
    /// What is to be printed is no picture and no PDF document.
    case unknownImageFormatError = 3
    /// The printer failed.
    case jobFailedError = 4
  }

  /// What is wrong.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}
