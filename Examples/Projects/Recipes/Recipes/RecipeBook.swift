import Foundation
import Observation

@Observable
class RecipeBook {
  var recipes: [Recipe]

  init() {
    let file = Bundle.main.url(forResource: "recipes", withExtension: "json")
    let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data("[]".utf8)
    recipes = (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
  }
}

struct Recipe: Codable, Identifiable, Hashable {
  var id: Int
  var name: String
  var minutes: Int
}
