import CoreImage
import SwiftUI

/// A photo for those who have none at hand: a sun above hills.
struct SamplePhoto: View {
  static let size = CGSize(width: 360, height: 240)

  @MainActor static func image() -> CIImage? {
    ImageRenderer(content: SamplePhoto()).cgImage.map { CIImage(cgImage: $0) }
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .orange, .yellow], startPoint: .top, endPoint: .bottom)
      Circle().fill(.white).frame(width: 70, height: 70).offset(x: 60, y: 10)
      hill(.purple, width: 420, height: 180).offset(x: -90, y: 110)
      hill(.teal, width: 400, height: 160).offset(x: 110, y: 125)
      hill(.green, width: 520, height: 120).offset(y: 140)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .clipped()
  }

  private func hill(_ color: Color, width: CGFloat, height: CGFloat) -> some View {
    Ellipse().fill(color.gradient).frame(width: width, height: height)
  }
}
