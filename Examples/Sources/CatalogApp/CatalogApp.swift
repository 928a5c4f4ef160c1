import Catalog
import SwiftUI

@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup("Catalog") {
      CatalogView()
    }
  }
}
