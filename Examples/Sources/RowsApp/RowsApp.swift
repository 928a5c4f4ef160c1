import Rows
import SwiftUI

@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      RowsView()
    }
  }
}
