import SwiftUI

/// Every control in every state, a page for each kind.
public struct CatalogueView: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      List(CataloguePage.allCases) { page in
        NavigationLink(page.rawValue, value: page)
      }
      .navigationTitle("Catalogue")
      .navigationDestination(for: CataloguePage.self) { page in
        page.content
          .navigationTitle(page.rawValue)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

#Preview { CatalogueView() }
