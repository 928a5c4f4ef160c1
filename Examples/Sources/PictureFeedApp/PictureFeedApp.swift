import PictureFeed
import SwiftUI

@main
struct PictureFeedApp: App {
  @State private var model = PictureFeedModel(service: LocalPictureService(server: PictureServer()))

  var body: some Scene {
    WindowGroup("Picture feed") {
      PictureFeedView(model: model)
    }
  }
}
