import SwiftUI

@main
struct KitesApp: App {
  @StateObject private var hangar = Hangar()

  var body: some Scene {
    WindowGroup("Kites") {
      KiteList().environmentObject(hangar)
    }
  }
}
