import Foundation
import SwiftUI
import TesseraCore
internal import TesseraPaint

/// Draws views of SwiftUI apart from any surface.
@MainActor
enum ViewDrawing {
  /// What a view shows, as items of a display list.
  static func items(of view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> [DisplayItem] {
    let host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: .zero), environment: environment, content: view)
    defer { host.unmount() }
    let size = host.measure(LayoutProposal(CGSize(width: CGFloat.nan, height: .nan)))
    host.surface = Surface(size: size)
    host.runFrame()
    return host.graph.displayList().items
  }
}
