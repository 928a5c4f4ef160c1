import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit
internal import TesseraPaint

/// Prints a view (J345).
@MainActor @preconcurrency
open class NSPrintOperation: NSObject {
  /// The operation that goes on; nil outside of one.
  public private(set) static var current: NSPrintOperation?

  /// What is printed.
  public let view: NSView?
  /// The paper, and where the print goes.
  open var printInfo: NSPrintInfo
  /// The dialog. That of the desktop is shown; it is only kept.
  open var printPanel = NSPrintPanel()
  /// Whether the user is asked.
  open var showsPrintPanel = true
  /// Whether it is shown how far it is. The desktop decides, so it is only kept.
  open var showsProgressPanel = true
  /// Whether it is drawn in the background. It is not, so it is only kept.
  open var canSpawnSeparateThread = false
  /// What queues of printers call it; nil for the name of the program.
  open var jobTitle: String?

  /// Prints a view on a paper.
  public init(view: NSView, printInfo: NSPrintInfo) {
    self.view = view
    self.printInfo = printInfo.duplicate()
    super.init()
  }

  /// Prints a view on the shared paper.
  public convenience init(view: NSView) {
    self.init(view: view, printInfo: .shared)
  }

  // MARK: Running

  /// Prints, and waits for that.
  ///
  /// - Returns: whether it was printed. Without a window nothing is printed, unless it goes to a file.
  @discardableResult
  open func run() -> Bool {
    var isPrinted: Bool?
    start { isPrinted = $0 }
    _ = ModalLoop.wait { isPrinted != nil }
    return isPrinted ?? false
  }

  /// Prints without waiting for that.
  ///
  /// - Parameters:
  ///   - window: makes no difference.
  ///   - delegate: is not told: a method with three arguments cannot be called by its name here.
  ///   - didRun: is not called.
  ///   - contextInfo: means nothing here.
  open func runModal(
    for window: NSWindow, delegate: Any?, didRun: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    if didRun != nil {
      RuntimeWarning.report(.withoutEffect("NSPrintOperation.runModal: didRun is not called"))
    }
    start { _ in }
  }

  private func start(_ completion: @escaping @MainActor (Bool) -> Void) {
    switch printInfo.jobDisposition {
    case .cancel: completion(false)
    case .save: completion(save())
    default: ask(completion)
    }
  }

  private func ask(_ completion: @escaping @MainActor (Bool) -> Void) {
    guard let printer = FrontmostGraph.current?.printer else {
      RuntimeWarning.report(.withoutEffect("NSPrintOperation: there is no window to print from"))
      return completion(false)
    }
    let job = PrintJob(
      jobTitle ?? ProgramTitle.current, paper: printInfo.paper, copies: printInfo.copies, asks: showsPrintPanel,
      parts: [.pages { self.pages(on: $0) }])
    _ = printer.print(job) { outcome in
      if case .printed = outcome { completion(true) } else { completion(false) }
    }
  }

  /// Writes the PDF file that the information names.
  private func save() -> Bool {
    guard let url = printInfo.value(.jobSavingURL) as? URL, url.isFileURL else {
      RuntimeWarning.report(.withoutEffect("NSPrintOperation: jobSavingURL names no file"))
      return false
    }
    let data = VectorPicture.pdfData(pages(on: printInfo.paper).map(VectorPicture.Page.init))
    return (try? data.write(to: url)) != nil
  }

  // MARK: Pages

  private func pages(on paper: PrintPaper) -> [PrintedPage] {
    guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    Self.current = self
    defer { Self.current = nil }
    let size = view.bounds.size
    let context = CGContext(drawingOf: size)
    UIGraphicsPushContext(context)
    view.backing.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    UIGraphicsPopContext()
    return PrintedView(items: context.items, size: size, info: printInfo).pages(on: paper)
  }
}

/// What a view shows, arranged on pages.
@MainActor
private struct PrintedView {
  let items: [DisplayItem]
  let size: CGSize
  let info: NSPrintInfo

  func pages(on paper: PrintPaper) -> [PrintedPage] {
    let area = paper.printableRect
    var scale = info.scalingFactor.isFinite && info.scalingFactor > 0 ? info.scalingFactor : 1
    if info.horizontalPagination == .fit { scale = min(scale, area.width / size.width) }
    if info.verticalPagination == .fit { scale = min(scale, area.height / size.height) }
    let room = CGSize(width: area.width / scale, height: area.height / scale)
    return rows(room.height).flatMap { row in
      columns(room.width).map { column in
        let part = CGRect(
          x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
          height: row.upperBound - row.lowerBound)
        return page(part, scale, paper)
      }
    }
  }

  private func rows(_ height: CGFloat) -> [Range<CGFloat>] {
    guard info.verticalPagination == .automatic else { return [0..<min(size.height, height)] }
    return PageCutter(items, size: size).cuts(forPagesOf: height)
  }

  private func columns(_ width: CGFloat) -> [Range<CGFloat>] {
    guard info.horizontalPagination == .automatic else { return [0..<min(size.width, width)] }
    let count = min(max(Int((size.width / width).rounded(.up)), 1), 1000)
    return (0..<count).map { CGFloat($0) * width..<min(CGFloat($0 + 1) * width, size.width) }
  }

  private func page(_ part: CGRect, _ scale: CGFloat, _ paper: PrintPaper) -> PrintedPage {
    let area = paper.printableRect
    let left = info.isHorizontallyCentered ? max(area.width - part.width * scale, 0) / 2 : 0
    let top = info.isVerticallyCentered ? max(area.height - part.height * scale, 0) / 2 : 0
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: area.minX + left - part.minX * scale,
      ty: area.minY + top - part.minY * scale)
    let group = DisplayGroup(transform: transform, clip: DisplayGroup.Clip(path: Path(part)), items: items)
    return PrintedPage(items: [.group(group)], size: paper.size)
  }
}

/// What the dialog for printing offers. That of the desktop offers what it has, so it is only kept.
@MainActor @preconcurrency
open class NSPrintPanel: NSObject {
  /// Parts of the dialog.
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// How often it is printed.
    public static let showsCopies = Options(rawValue: 1 << 0)
    /// Which pages are printed.
    public static let showsPageRange = Options(rawValue: 1 << 1)
    /// The size of the paper.
    public static let showsPaperSize = Options(rawValue: 1 << 2)
    /// Where the longer edge of the paper is.
    public static let showsOrientation = Options(rawValue: 1 << 3)
    /// How large it is.
    public static let showsScaling = Options(rawValue: 1 << 4)
    /// Whether only the selection is printed.
    public static let showsPrintSelection = Options(rawValue: 1 << 5)
    /// A preview.
    public static let showsPreview = Options(rawValue: 1 << 17)
  }

  /// What is offered.
  open var options: Options = [.showsCopies, .showsPageRange, .showsPreview]

  public override init() {
    super.init()
  }
}
