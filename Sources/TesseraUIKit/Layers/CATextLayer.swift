import Foundation
import SwiftUI
import TesseraCore

/// Where the lines of a text layer lie.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where lines of the language begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From one edge to the other. Shown as `natural` here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of text that does not fit into a text layer.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows a text at its upper edge (J106).
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; others show nothing.
  open var string: Any? { didSet { showContent() } }

  /// The font of a plain text: a `UIFont` or the name of one; nil for the system's.
  open var font: Any? { didSet { showContent() } }

  /// The size of the font of a plain text, in points; what is not a positive number counts as 36.
  open var fontSize: CGFloat = 36 { didSet { showContent() } }

  /// The color of a plain text: white unless another one is set.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { showContent() } }

  /// Whether the text goes on in the next line where it does not fit.
  open var isWrapped = false { didSet { showContent() } }

  /// Where the lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { showContent() } }

  /// What becomes of text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { showContent() } }

  private static let usualSize: CGFloat = 36

  private var ownFont: Font {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : Self.usualSize
    if let font = font as? UIFont { return Font(font.withSize(size)) }
    return (font as? String).map { .custom($0, fixedSize: size) } ?? .system(size: size)
  }

  private var alignment: TextAlignment {
    switch alignmentMode {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private var truncation: Text.TruncationMode {
    switch truncationMode {
    case .start: .head
    case .middle: .middle
    default: .tail
    }
  }

  override package func ownContent() -> AnyView? {
    let text: Text
    switch string {
    case let string as NSAttributedString: text = Text(string)
    case let string as String:
      text = Text(verbatim: string).font(ownFont)
        .foregroundColor(Color(cgColor: foregroundColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    default: return super.ownContent()
    }
    let isCut = truncationMode == .none && !isWrapped
    return AnyView(
      text
        .multilineTextAlignment(alignment)
        .lineLimit(isWrapped ? nil : 1)
        .truncationMode(truncation)
        .fixedSize(horizontal: isCut, vertical: false)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: alignment.edge, vertical: .top)))
  }
}

extension TextAlignment {
  fileprivate var edge: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
