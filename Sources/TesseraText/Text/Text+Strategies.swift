nonisolated extension Text {
  /// To which side the lines of a text are aligned (J409).
  ///
  /// A text is as wide as its widest line, so this is seen where its lines differ in width.
  public struct AlignmentStrategy: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case automatic, layout, writing
    }

    package var kind: Kind

    /// Texts are aligned by the layout direction.
    public static let `default` = AlignmentStrategy(kind: .automatic)
    /// `leading` is where the layout begins.
    public static let layoutBased = AlignmentStrategy(kind: .layout)
    /// `leading` is where the paragraph that a line belongs to is read from.
    public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
  }

  /// In which direction the paragraphs of a text are written (J409).
  public struct WritingDirectionStrategy: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case automatic, layout, content
    }

    package var kind: Kind

    /// By the content.
    public static let `default` = WritingDirectionStrategy(kind: .automatic)
    /// As the layout direction is.
    public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    /// By the first letter of each paragraph, and as the layout direction is for one without letters.
    public static let contentBased = WritingDirectionStrategy(kind: .content)
  }
}
