import Catalog
import SwiftUITesting

/// Pages of the catalog side by side.
struct ContactSheet: View {
  /// All pages, as many to a sheet as can be looked at together.
  static var sheets: [[CatalogPage]] {
    let pages = CatalogPage.allCases
    return stride(from: 0, to: pages.count, by: 4).map { Array(pages[$0..<min($0 + 4, pages.count)]) }
  }

  private static let page = CGSize(width: 390, height: 900)
  private static let gap: CGFloat = 12

  let pages: [CatalogPage]
  let colorScheme: ColorScheme

  /// What the sheet takes, in points.
  var size: CGSize {
    CGSize(width: CGFloat(pages.count) * (Self.page.width + Self.gap) - Self.gap, height: Self.page.height)
  }

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(pages) { page in
        Stage(colorScheme: colorScheme, content: page.content).frame(width: Self.page.width, height: Self.page.height)
      }
    }
  }
}
