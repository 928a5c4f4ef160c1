import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

struct RecipeList: View {
  let book: RecipeBook

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(book.recipes) { recipe in
            LabeledContent(recipe.name, value: "\(recipe.minutes) min")
              .listRowBackground(rowBackground)
          }
        }
        Section("About") {
          Text("section.title")
          Text(Bundle.main.object(forInfoDictionaryKey: "RecipeSource") as? String ?? "")
        }
        #if TASTING
          Label("Tasting today", systemImage: "fork.knife").foregroundStyle(Color("Brand"))
        #endif
      }
      .navigationTitle(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "Recipes")
    }
  }

  private var rowBackground: Color {
    #if os(iOS)
      Color(uiColor: .secondarySystemGroupedBackground)
    #else
      Color.red
    #endif
  }
}
