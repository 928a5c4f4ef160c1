import SwiftUI

/// A screen as many apps have one, for a look at both idioms.
public enum TypicalScreen: String, CaseIterable, Identifiable, Sendable {
  case settings
  case inbox
  case detail
  case tabs
  case sheetForm
  case splitView
  case photoGrid
  case login
  case chart
  case onboarding
  case player
  case table

  public var id: Self { self }

  /// What the screen shows.
  @MainActor @ViewBuilder
  public var content: some View {
    switch self {
    case .settings: SettingsScreen()
    case .inbox: InboxScreen()
    case .detail: DetailScreen()
    case .tabs: TabsScreen()
    case .sheetForm: SheetFormScreen()
    case .splitView: SplitScreen()
    case .photoGrid: PhotoGridScreen()
    case .login: LoginScreen()
    case .chart: ChartScreen()
    case .onboarding: OnboardingScreen()
    case .player: PlayerScreen()
    case .table: TableScreen()
    }
  }
}
