import SwiftUI

/// Tells the sizes of annotations that scales make room for (CH15).
struct AnnotationMeter: ViewModifier {
  let annotation: PlacedAnnotation
  @Binding var sizes: [Int: CGSize]

  func body(content: Content) -> some View {
    if annotation.annotation.overflow.padsScale {
      content.onGeometryChange(for: CGSize.self, of: \.size) { sizes[annotation.id] = $0 }
    } else {
      content
    }
  }
}
