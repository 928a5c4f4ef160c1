import Ownership
import SwiftUI

@main
struct OwnershipApp: App {
  var body: some Scene {
    WindowGroup {
      OwnershipView()
    }
  }
}
