import AVFoundation
import SwiftUI
import TesseraCore

/// The picture of an item that is played. It alone runs with each picture.
struct VideoImage: View {
  let playback: ItemPlayback?
  let gravity: AVLayerVideoGravity

  var body: some View {
    if let frame = playback?.frame {
      let image = Image(bitmap: frame, scale: 1, label: nil).resizable()
      switch gravity {
      case .resizeAspectFill: Color.clear.overlay { image.scaledToFill() }.clipped()
      case .resize: image
      default: image.scaledToFit()
      }
    }
  }
}
