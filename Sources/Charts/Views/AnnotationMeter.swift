import SwiftUI

/// Tells the sizes of annotations that scales make room for (CH15).
struct AnnotationMeter: ViewModifier {
  /// Of the annotation.
  let id: Int
  /// Whether scales make room for it.
  let padsScale: Bool
  @Binding var sizes: [Int: CGSize]

  func body(content: Content) -> some View {
    if padsScale {
      content.onGeometryChange(for: CGSize.self, of: \.size) { sizes[id] = $0 }
    } else {
      content
    }
  }
}
