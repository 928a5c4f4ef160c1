import SwiftUI

nonisolated struct PlotRoleKey: LayoutValueKey {
  static var defaultValue: PlotRole { .whole }
}
