import SwiftUI

/// A page of the catalog.
public enum CatalogPage: String, CaseIterable, Identifiable, Sendable {
  case buttons = "Buttons"
  case switches = "Switches, sliders and steppers"
  case fields = "Fields"
  case pickers = "Pickers"
  case dates = "Dates and colors"
  case progress = "Progress"
  case groups = "Groups"
  case plainList = "Plain list"
  case groupedList = "Grouped list"
  case insetGroupedList = "Inset grouped list"
  case sidebarList = "Sidebar"
  case form = "Form"
  case tables = "Tables"
  case writing = "Writing and blending"
  case bars = "Bars"

  public var id: Self { self }

  /// The page's content, without bars.
  @MainActor @ViewBuilder
  public var content: some View {
    switch self {
    case .buttons: ButtonsPage()
    case .switches: SwitchesPage()
    case .fields: FieldsPage()
    case .pickers: PickersPage()
    case .dates: DatesPage()
    case .progress: ProgressPage()
    case .groups: GroupsPage()
    case .plainList: SampleList().listStyle(.plain)
    case .groupedList: SampleList().listStyle(.grouped)
    case .insetGroupedList: SampleList().listStyle(.insetGrouped)
    case .sidebarList: SampleList().listStyle(.sidebar)
    case .form: FormPage()
    case .tables: TablesPage()
    case .writing: WritingPage()
    case .bars: BarsPage()
    }
  }
}
