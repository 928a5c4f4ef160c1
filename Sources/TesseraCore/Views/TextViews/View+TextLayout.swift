import Foundation

/// How text fills its lines.
extension View {
  /// Sets the most lines that a text may have; nil for any number, and what is below 1 counts as 1 (C81).
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(upperLimit: number))
  }

  /// Sets the fewest lines that a text is high (C81).
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(upperLimit: nil, reservedLines: limit.lowerBound))
  }

  /// Sets the most lines that a text may have (C81).
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(upperLimit: limit.upperBound))
  }

  /// Sets the fewest and the most lines that a text is high (C81).
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(upperLimit: limit.upperBound, reservedLines: limit.lowerBound))
  }

  /// Sets the most lines that a text may have, and whether shorter texts are as high as that (C81).
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(upperLimit: limit, reservedLines: reservesSpace ? limit : 0))
  }

  /// Sets points between two lines of a text; negative numbers count as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how far the baselines of two lines of a text are apart; nil for what its fonts ask for (J408).
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Sets whether lines begin where the layout does, or where their paragraph is read from (J409).
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.text.alignmentStrategy, strategy)
  }

  /// Sets whether paragraphs are written as their letters are, or as the layout is (J409).
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.text.writingDirectionStrategy, strategy)
  }

  /// Sets where lines begin or end inside the width of a text of several lines (C84).
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which part of a line that does not fit is left out (C82).
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets whether characters may move closer together so that a line fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the smallest fraction of its size, from 0 to 1, to which a font may shrink so that a text fits (C83).
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the letter case that text is shown in; nil for the case it was written in.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
