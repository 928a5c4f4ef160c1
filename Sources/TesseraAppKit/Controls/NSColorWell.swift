import Foundation
import SwiftUI

/// A color that the user chooses, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSColorWell: NSControl, NSControlHost {
  /// How the color is chosen. It is a chart that opens beside the well in all cases.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Small.
    case minimal
    /// With a button.
    case expanded
  }

  /// A well with a color.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// A well with a color.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    hugContent()
  }

  /// The color.
  open var color = NSColor.black {
    didSet { if color != oldValue { faceDidChange() } }
  }

  /// How the color is chosen. It makes no difference here.
  open var colorWellStyle = Style.default

  /// Whether the opacity can be chosen, too.
  open var supportsAlpha = true {
    didSet { if supportsAlpha != oldValue { faceDidChange() } }
  }

  /// Whether it has a border. It has the form of other wells, so it is only kept.
  open var isBordered = true

  var face: some View {
    ColorPicker(
      selection: Binding {
        Color(self.color)
      } set: {
        self.take($0)
      },
      supportsOpacity: supportsAlpha
    ) { EmptyView() }
    .labelsHidden()
    .disabled(!isEnabled)
  }

  private func take(_ new: Color) {
    color = NSColor(new)
    sendAction()
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
