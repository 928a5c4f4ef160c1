import SwiftUI

/// Every control in every state, a page for each kind.
public struct CatalogView: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      List(CatalogPage.allCases) { page in
        NavigationLink(page.rawValue, value: page)
      }
      .navigationTitle("Catalog")
      .navigationDestination(for: CatalogPage.self) { page in
        page.content
          .navigationTitle(page.rawValue)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

#Preview { CatalogView() }
