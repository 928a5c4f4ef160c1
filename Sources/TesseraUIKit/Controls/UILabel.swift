import Foundation
import SwiftUI

/// Shows text.
@MainActor @preconcurrency
open class UILabel: UIView, ControlHost {
  /// A label without text. It resists to be larger than its text more than views do.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    heightForWidth = { [unowned self] in numberOfLines == 1 ? nil : size(inWidth: $0).height }
  }

  /// What is shown; nil for nothing.
  open var text: String? {
    get { content?.string }
    set {
      guard newValue != content?.string || content?.isPlain == false else { return }
      content = newValue.map { NSAttributedString(string: $0) }
      faceSizeDidChange()
    }
  }

  /// What is shown, with attributes; nil for nothing.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue.map { NSAttributedString(attributedString: $0) }
      faceSizeDidChange()
    }
  }

  private var content: NSAttributedString?

  /// The font of text without one of its own.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { faceSizeDidChange() } }
  }

  /// The color of text without one of its own.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { faceDidChange() } }
  }

  /// Where lines lie from left to right.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { faceDidChange() } }
  }

  /// How many lines there are at most; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { faceSizeDidChange() } }
  }

  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { faceDidChange() } }
  }

  /// Whether text that does not fit becomes smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { faceDidChange() } }
  }

  /// How small it may become, in proportion to its size; 0 for as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { faceDidChange() } }
  }

  /// Whether the font follows the user's text size. Fonts of text styles follow it in any case.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the text is shown as usual, rather than toned down.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { faceDidChange() } }
  }

  /// The width in which text is broken into lines when the label's own size is asked for, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func styledText(fills: Bool) -> some View {
    StyledText(content ?? NSAttributedString(string: ""), alignment: textAlignment, fills: fills)
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(Color((isEnabled ? textColor : .secondaryLabel) ?? .label))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .multilineTextAlignment(textAlignment.alignment)
      .truncationMode(lineBreakMode.truncation)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
  }

  var face: some View {
    styledText(fills: true).frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: Alignment(horizontal: textAlignment.place, vertical: .center))
  }

  open override var intrinsicContentSize: CGSize {
    size(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: size.width > 0 ? size.width : .infinity)
  }

  private func size(inWidth width: CGFloat) -> CGSize {
    guard content?.length ?? 0 > 0 else { return .zero }
    let size = OffscreenView.size(
      of: styledText(fills: false), in: CGSize(width: width.isFinite ? width : .nan, height: .nan))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

extension NSAttributedString {
  /// Whether nothing of it has attributes.
  fileprivate var isPlain: Bool {
    var isPlain = true
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      if !attributes.isEmpty { isPlain = false }
    }
    return isPlain
  }
}
