import SwiftUI

nonisolated struct ChartRoleKey: LayoutValueKey {
  static var defaultValue: ChartRole { .plot(nil) }
}
