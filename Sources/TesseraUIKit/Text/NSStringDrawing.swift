import Foundation
import SwiftUI

/// How a text is measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines are as long as the rectangle is wide; else there is one line for each paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the distance that their font wants. They have it in any case here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Letters are measured as they are drawn. It makes no difference here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that can be seen ends with a sign if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is wanted of a text that is drawn, and what became of it. It is only kept here.
@MainActor @preconcurrency
open class NSStringDrawingContext: NSObject {
  /// How small the text may become, in proportion to its size; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0

  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The rectangle that the text takes (J87).
  ///
  /// - Parameters:
  ///   - size: how much room there is, in points. A length that is not a positive number, or infinite, is no limit.
  ///   - options: how it is measured.
  ///   - context: means nothing here.
  /// - Returns: a rectangle at 0; its height is not limited unless the last line is truncated.
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width.isFinite
    let width = wraps ? size.width : .nan
    var fitting = OffscreenView.size(of: StyledText(self), in: CGSize(width: width, height: .nan))
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      fitting.height = min(fitting.height, size.height)
    }
    return CGRect(origin: .zero, size: fitting)
  }

  /// Draws the text into the current context, in lines as long as a rectangle is wide.
  @MainActor @preconcurrency
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension String {
  /// The rectangle that the text takes (J87).
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  /// The rectangle that the text takes (J87).
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of the text in one line for each of its paragraphs, in points.
  @MainActor @preconcurrency
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Draws the text into the current context.
  @MainActor @preconcurrency
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into the current context, in lines as long as a rectangle is wide.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }
}
