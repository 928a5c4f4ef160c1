import Foundation
import SwiftUI
import TesseraCore

/// How something is printed.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// What is printed, so that a printer can choose how.
  public enum OutputType: Int, Sendable {
    /// Texts and pictures.
    case general
    /// Pictures in the best quality.
    case photo
    /// Texts and pictures without colors.
    case grayscale
    /// Pictures without colors.
    case photoGrayscale
  }

  /// Where the longer edge of the paper is.
  public enum Orientation: Int, Sendable {
    /// At the sides.
    case portrait
    /// At the top.
    case landscape
  }

  /// Whether both sides of a sheet are printed on.
  public enum Duplex: Int, Sendable {
    /// They are not.
    case none
    /// They are, and sheets are turned as pages of a book.
    case longEdge
    /// They are, and sheets are turned as those of a pad.
    case shortEdge
  }

  /// What queues of printers call it; a name is made if it is empty.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general
  /// Where the longer edge of the paper is.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed on.
  open var duplex = Duplex.none
  /// The printer that was chosen. The desktop remembers it itself, so it is only kept.
  open var printerID: String?

  private static let nameKey = "jobName"
  private static let typeKey = "outputType"
  private static let orientationKey = "orientation"
  private static let duplexKey = "duplex"

  /// What nothing else was said of.
  public override convenience init() {
    self.init(dictionary: nil)
  }

  /// What a dictionary of `dictionaryRepresentation` says; what it does not say is as usual.
  public required init(dictionary: [AnyHashable: Any]?) {
    jobName = dictionary?[Self.nameKey] as? String ?? ""
    outputType = (dictionary?[Self.typeKey] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (dictionary?[Self.orientationKey] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (dictionary?[Self.duplexKey] as? Int).flatMap(Duplex.init) ?? .none
    super.init()
  }

  /// What nothing else was said of.
  public class func printInfo() -> Self { Self(dictionary: nil) }

  /// The information as values that can be kept.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    [
      Self.nameKey: jobName, Self.typeKey: outputType.rawValue, Self.orientationKey: orientation.rawValue,
      Self.duplexKey: duplex.rawValue,
    ]
  }
}

/// The spelling of earlier SDKs.
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
/// The spelling of earlier SDKs.
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation
/// The spelling of earlier SDKs.
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex

/// A sheet of paper.
@MainActor @preconcurrency
public final class UIPrintPaper: NSObject {
  let paper: PrintPaper

  init(_ paper: PrintPaper) {
    self.paper = paper
    super.init()
  }

  /// In points.
  public var paperSize: CGSize { paper.size }

  /// The part that can be printed on, in points from the upper left corner.
  public var printableRect: CGRect { paper.printableRect }

  /// The smallest of some papers that a page fits on; the largest if it fits on none.
  public class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
  {
    let sorted = paperList.sorted { $0.area < $1.area }
    let fits = sorted.first { contentSize.width <= $0.paperSize.width && contentSize.height <= $0.paperSize.height }
    return fits ?? sorted.last ?? UIPrintPaper(.usual)
  }

  private var area: CGFloat { paperSize.width * paperSize.height }
}
