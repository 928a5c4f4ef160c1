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
    scaled.lineHeight = lineHeight?.scaled(by: scale)
    return scaled
  }

  /// The text with its characters nearer to each other.
  ///
  /// - Parameter amount: by how much, in parts of each font's size.
  package func tightened(by amount: CGFloat) -> ResolvedText {
    var tightened = self
    for index in tightened.runs.indices {
      let attributes = tightened.runs[index].attributes
      let distance = attributes.font.size * amount
      // Tracking takes the place of kerning where there is any.
      if attributes.tracking != 0 {
        tightened.runs[index].attributes.tracking -= distance
      } else {
        tightened.runs[index].attributes.kerning -= distance
      }
    }
    return tightened
  }
}
