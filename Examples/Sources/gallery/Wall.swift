import InitCost
import Lifecycle
import Logbook
import Ownership
import Rows
import SwiftUITesting
import Welcome

/// The examples side by side, as on phones that hang on a wall.
struct Wall: View {
  /// What the wall takes, in points.
  static let size = CGSize(width: 5 * phone.width + 6 * gap, height: phone.height + 2 * gap)

  private static let phone = CGSize(width: 390, height: 844)
  private static let gap: CGFloat = 48

  let logbook: Logbook

  var body: some View {
    HStack(spacing: Self.gap) {
      framed(.light, WelcomeView())
      framed(.light, OwnershipView())
      framed(.dark, InitCostView())
      framed(.dark, LifecycleView(logbook: logbook))
      framed(.light, RowsView())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private func framed(_ colorScheme: ColorScheme, _ content: some View) -> some View {
    let outline = RoundedRectangle(cornerRadius: 48, style: .continuous)
    return Stage(colorScheme: colorScheme, content: content.padding(.vertical, 24))
      .frame(width: Self.phone.width, height: Self.phone.height)
      .clipShape(outline)
      .overlay(outline.strokeBorder(Color(white: 0.3), lineWidth: 8))
  }
}
