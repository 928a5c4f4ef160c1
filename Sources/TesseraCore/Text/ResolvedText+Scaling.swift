import Foundation

extension ResolvedText {
  /// The text with all its fonts and distances `scale` times as large.
  package func scaled(by scale: CGFloat) -> ResolvedText {
    var scaled = self
    scaled.runs = runs.map { run in
      var run = run
      run.attributes.font.size *= scale
      run.attributes.tracking *= scale
      run.attributes.kerning *= scale
      run.attributes.baselineOffset *= scale
      run.attributes.attachment = run.attributes.attachment?.scaled(by: scale)
      return run
    }
    scaled.lineSpacing *= scale
    return scaled
  }
}
