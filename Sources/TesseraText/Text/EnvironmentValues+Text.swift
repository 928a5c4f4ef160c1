import Foundation

nonisolated extension EnvironmentValues {
  @usableFromInline package static let noText = EnvironmentBox(TextEnvironment())

  /// The field never holds a box of another type: only this property writes it.
  @inlinable package var textBox: EnvironmentBox<TextEnvironment> {
    guard let box = fields.text else { return Self.noText }
    return downcast(box, to: EnvironmentBox<TextEnvironment>.self)
  }

  /// What text reads.
  @usableFromInline package var text: TextEnvironment {
    @inlinable _read { yield textBox.value }
    set { fields.text = EnvironmentBox(newValue) }
  }

  /// The font of text that sets none itself; nil for the system's body font.
  public var font: Font? {
    get { text.style.font }
    set { text.style.font = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// Where lines begin or end inside the width of a text of several lines.
  public var multilineTextAlignment: TextAlignment {
    get { text.multilineTextAlignment }
    set { text.multilineTextAlignment = newValue }
  }

  /// Which part of a line that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// Points between two lines.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// How far the baselines of lines are apart; nil for what the fonts ask for.
  public var lineHeight: AttributedString.LineHeight? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }

  /// Whether characters may move closer together so that a line fits.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The smallest fraction of its size, from 0 to 1, to which a font may shrink so that a text fits.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// The letter case that text is shown in; nil for the case it was written in.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
