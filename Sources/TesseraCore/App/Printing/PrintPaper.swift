import Foundation

/// A sheet of paper, in points.
nonisolated package struct PrintPaper: Equatable, Sendable {
  package let size: CGSize
  /// How much of each edge printers leave white.
  package let margins: EdgeInsets

  /// US Letter.
  package static let letter = PrintPaper(size: CGSize(width: 612, height: 792))
  /// ISO A4.
  package static let a4 = PrintPaper(size: CGSize(width: 595, height: 842))

  /// Three quarters of an inch, which all printers can do and which is easy to read.
  package static let usualMargin: CGFloat = 54

  /// - Parameters:
  ///   - size: one that is not positive and finite counts as A4.
  ///   - margins: those that are not finite and at least 0, or leave nothing to print on, count as usual.
  package init(size: CGSize, margins: EdgeInsets? = nil) {
    let isUsable = [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 1 }
    let size = isUsable ? size : CGSize(width: 595, height: 842)
    let margin = min(Self.usualMargin, size.width / 8, size.height / 8)
    let usual = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    let margins = margins ?? usual
    let edges = [margins.top, margins.leading, margins.bottom, margins.trailing]
    let isPossible =
      edges.allSatisfy { $0.isFinite && $0 >= 0 } && margins.leading + margins.trailing < size.width
      && margins.top + margins.bottom < size.height
    self.size = size
    self.margins = isPossible ? margins : usual
  }

  /// The paper that people use where the user lives (J340).
  package static var usual: PrintPaper { usual(in: Locale.current.region?.identifier) }

  /// - Parameter region: as ISO 3166 names it; nil if it is not known.
  package static func usual(in region: String?) -> PrintPaper {
    let withLetter: Set = ["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "NI", "PA", "SV", "VE", "PR"]
    return region.map(withLetter.contains) == true ? letter : a4
  }

  /// The part that is printed on, from the upper left corner of the sheet.
  package var printableRect: CGRect {
    CGRect(
      x: margins.leading, y: margins.top, width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }

  /// The sheet with its longer edge where the orientation has it.
  package func turned(toLandscape isLandscape: Bool) -> PrintPaper {
    guard isLandscape != (size.width > size.height), size.width != size.height else { return self }
    return PrintPaper(
      size: CGSize(width: size.height, height: size.width),
      margins: EdgeInsets(
        top: margins.leading, leading: margins.bottom, bottom: margins.trailing, trailing: margins.top))
  }
}
