import Catalog
import SwiftUITesting
import Testing

@MainActor
struct CatalogTests {
  @Test("Every page can be reached from the list, in light and in dark", arguments: [ColorScheme.light, .dark])
  func pages(colorScheme: ColorScheme) async {
    let screen = Screen(colorScheme: colorScheme) { CatalogView() }
    for page in CatalogPage.allCases {
      let row = screen.element(.row, page.rawValue)
      row.scrollIntoView()
      row.tap()
      await screen.settle()
      #expect(screen.element(.heading, page.rawValue).exists, "\(page.rawValue)")
      screen.element(.backButton).tap()
      await screen.settle()
    }
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("Pages look different in light and dark", arguments: CatalogPage.allCases)
  func colorSchemes(page: CatalogPage) {
    let light = Screen(height: 900, colorScheme: .light) { page.content }.snapshot()
    let dark = Screen(height: 900, colorScheme: .dark) { page.content }.snapshot()
    #expect(light.difference(from: dark) > 0.5)
  }

  @Test("Pages fit from right to left and with large type", arguments: CatalogPage.allCases)
  func arrangements(page: CatalogPage) {
    for size in [DynamicTypeSize.xSmall, .accessibility3] {
      let screen = Screen(dynamicTypeSize: size) {
        page.content.environment(\.layoutDirection, .rightToLeft)
      }
      for element in screen.elements(.toggle) + screen.elements(.stepper) + screen.elements(.picker) {
        #expect(element.frame.minX >= 0 && element.frame.maxX <= 390, "\(element.label)")
      }
    }
  }
}
