import Foundation

nonisolated extension EnvironmentValues {
  /// The font of text that sets none itself; nil for the system's body font.
  public var font: Font? {
    get { fields.text.style.font }
    set { fields.text.style.font = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { fields.text.lineLimit }
    set { fields.text.lineLimit = newValue }
  }

  /// Where lines begin or end inside the width of a text of several lines.
  public var multilineTextAlignment: TextAlignment {
    get { fields.text.multilineTextAlignment }
    set { fields.text.multilineTextAlignment = newValue }
  }

  /// Which part of a line that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { fields.text.truncationMode }
    set { fields.text.truncationMode = newValue }
  }

  /// Points between two lines.
  public var lineSpacing: CGFloat {
    get { fields.text.lineSpacing }
    set { fields.text.lineSpacing = newValue }
  }

  /// Whether characters may move closer together so that a line fits.
  public var allowsTightening: Bool {
    get { fields.text.allowsTightening }
    set { fields.text.allowsTightening = newValue }
  }

  /// The smallest fraction of its size, from 0 to 1, to which a font may shrink so that a text fits.
  public var minimumScaleFactor: CGFloat {
    get { fields.text.minimumScaleFactor }
    set { fields.text.minimumScaleFactor = newValue }
  }

  /// The letter case that text is shown in; nil for the case it was written in.
  public var textCase: Text.Case? {
    get { fields.text.textCase }
    set { fields.text.textCase = newValue }
  }
}
