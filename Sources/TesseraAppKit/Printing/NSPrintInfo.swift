import Foundation
import SwiftUI
import TesseraCore

/// The paper of a print, and what becomes of it.
@MainActor @preconcurrency
open class NSPrintInfo: NSObject {
  /// Where the longer edge of the paper is.
  public enum PaperOrientation: Int, Sendable {
    /// At the sides.
    case portrait
    /// At the top.
    case landscape
  }

  /// What happens to what is larger than a page.
  public enum PaginationMode: Int, Sendable {
    /// It goes on other pages.
    case automatic
    /// It is made smaller.
    case fit
    /// It is cut off.
    case clip
  }

  /// Where a print goes.
  nonisolated public struct JobDisposition: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To a printer.
    public static let spool = JobDisposition(rawValue: "NSPrintSpoolJob")
    /// To the dialog's preview, from which the user prints.
    public static let preview = JobDisposition(rawValue: "NSPrintPreviewJob")
    /// To a PDF file, which `jobSavingURL` names.
    public static let save = JobDisposition(rawValue: "NSPrintSaveJob")
    /// Nowhere.
    public static let cancel = JobDisposition(rawValue: "NSPrintCancelJob")
  }

  /// Names of values in `dictionary()`.
  nonisolated public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The file that a job goes to: a URL.
    public static let jobSavingURL = AttributeKey(rawValue: "NSJobSavingURL")
    /// How often it is printed: a number.
    public static let copies = AttributeKey(rawValue: "NSCopies")
    /// Whether pages have headers. It is only kept.
    public static let headerAndFooter = AttributeKey(rawValue: "NSPrintHeaderAndFooter")
  }

  /// The one that programs share.
  public static var shared = NSPrintInfo()

  /// The size of the sheet, in points.
  open var paperSize = PrintPaper.usual.size
  /// What stays white at the left, in points.
  open var leftMargin: CGFloat = 72
  /// What stays white at the right, in points.
  open var rightMargin: CGFloat = 72
  /// What stays white at the top, in points.
  open var topMargin: CGFloat = 90
  /// What stays white at the bottom, in points.
  open var bottomMargin: CGFloat = 90

  /// What happens to what is wider than a page.
  open var horizontalPagination = PaginationMode.clip
  /// What happens to what is higher than a page.
  open var verticalPagination = PaginationMode.automatic
  /// Whether what is narrower than a page is in its middle.
  open var isHorizontallyCentered = true
  /// Whether what is lower than a page is in its middle.
  open var isVerticallyCentered = true
  /// How much larger it becomes; what is not positive counts as 1.
  open var scalingFactor: CGFloat = 1
  /// Where it goes.
  open var jobDisposition = JobDisposition.spool

  private var attributes: [AttributeKey: Any] = [:]
  private let shownAttributes = NSMutableDictionary()

  /// The paper that people use where the user lives.
  public override init() {
    super.init()
  }

  /// What a dictionary says.
  public convenience init(dictionary attributes: [AttributeKey: Any]) {
    self.init()
    self.attributes = attributes
  }

  /// Values by their names; what is written into it counts.
  open func dictionary() -> NSMutableDictionary {
    for (key, value) in attributes { shownAttributes[key] = value }
    attributes = [:]
    return shownAttributes
  }

  func value(_ key: AttributeKey) -> Any? {
    dictionary()[key] ?? dictionary()[key.rawValue]
  }

  /// Another one that says the same. To be called on the main actor.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> NSPrintInfo {
    let copy = NSPrintInfo()
    (copy.paperSize, copy.jobDisposition, copy.scalingFactor) = (paperSize, jobDisposition, scalingFactor)
    (copy.leftMargin, copy.rightMargin) = (leftMargin, rightMargin)
    (copy.topMargin, copy.bottomMargin) = (topMargin, bottomMargin)
    (copy.horizontalPagination, copy.verticalPagination) = (horizontalPagination, verticalPagination)
    (copy.isHorizontallyCentered, copy.isVerticallyCentered) = (isHorizontallyCentered, isVerticallyCentered)
    for (key, value) in dictionary() {
      if let key = key as? AttributeKey { copy.attributes[key] = value }
    }
    return copy
  }

  /// Where the longer edge of the paper is. Setting it turns the paper.
  open var orientation: PaperOrientation {
    get { paperSize.width > paperSize.height ? .landscape : .portrait }
    set { paperSize = PrintPaper(size: paperSize).turned(toLandscape: newValue == .landscape).size }
  }

  /// The part of the paper that printers can print on, in points: all of it but a border.
  open var imageablePageBounds: CGRect {
    CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18)
  }

  /// The paper as the host has it.
  var paper: PrintPaper {
    PrintPaper(
      size: paperSize,
      margins: EdgeInsets(top: topMargin, leading: leftMargin, bottom: bottomMargin, trailing: rightMargin))
  }

  /// How often it is printed.
  var copies: Int {
    (value(.copies) as? Int) ?? 1
  }
}
