import Foundation

extension ResolvedText {
  /// What the parts of the text without a plain color are painted with in `bounds`: gradients span the whole text.
  package nonisolated func paints(in environment: EnvironmentValues, _ bounds: CGRect) -> [TextPaint] {
    var paints: [TextPaint] = []
    for run in runs {
      guard let foreground = run.attributes.foreground, !paints.contains(where: { $0.foreground == foreground }) else {
        continue
      }
      paints.append(TextPaint(foreground: foreground, paint: foreground.style.paint(in: environment, bounds)))
    }
    return paints
  }
}
