import Foundation
import SwiftUI

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of widget that `body` returns.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Makes the bundle.
  init()
}

extension WidgetBundle {
  /// Says that there is no host for widgets on this system, and ends the program with an error status (WK1).
  public static func main() {
    Body.main()
  }
}
