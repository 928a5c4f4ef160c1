import Foundation
import SwiftUI
import TesseraControls

/// A bar of items, such as that above a keyboard.
@MainActor @preconcurrency
open class UIToolbar: UIView, ControlHost {
  /// A bar without items.
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
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// What stands in the bar, in order.
  open var items: [UIBarButtonItem]? {
    didSet { faceDidChange() }
  }

  /// Sets what stands in the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withAnimation(animated ? .default : nil) { self.items = items }
  }

  /// The tone of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { faceDidChange() } }
  }

  /// Whether content shines through. It makes no difference here.
  open var isTranslucent = true

  /// The color of the background; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { faceDidChange() } }
  }

  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { faceDidChange() }
  }

  /// The appearance of the bar while no content is below it. It has the standard one then, too.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The appearance of a low bar. There is none here.
  open var compactAppearance: UIToolbarAppearance?

  var face: some View {
    let theme = self.theme
    HStack(spacing: 16) { BarButtons(items: items ?? []) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background {
        ChosenBarBackground(theme: theme, color: Color(.systemBackground), isShown: true, lineEdge: .top)
      }
      .tint(theme.tint ?? Color(tintColor))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite && size.width > 0 ? size.width : 320, height: 44)
  }
}
