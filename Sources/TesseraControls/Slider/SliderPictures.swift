import Foundation
import TesseraCore

/// A picture in place of the knob, at its place on the line.
struct SliderKnobPicture: View {
  let fraction: Double
  let picture: ThemePicture

  var body: some View {
    GeometryReader { geometry in
      let length = max(0, geometry.size.width - picture.size.width)
      picture.image.position(x: picture.size.width / 2 + fraction * length, y: geometry.size.height / 2)
    }
  }
}

/// A picture in place of the line, as long as the part that it stands for.
struct SliderTrackPicture: View {
  let fraction: Double
  let radius: CGFloat
  let picture: ThemePicture

  var body: some View {
    GeometryReader { geometry in
      let length = max(0, geometry.size.width - 2 * radius)
      picture.image
        .frame(
          width: fraction >= 1 ? geometry.size.width : radius + fraction * length,
          height: picture.size.height
        )
        .frame(height: geometry.size.height)
    }
  }
}
