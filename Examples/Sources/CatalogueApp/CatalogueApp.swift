import Catalogue
import SwiftUI

@main
struct CatalogueApp: App {
  var body: some Scene {
    WindowGroup("Catalogue") {
      CatalogueView()
    }
  }
}
