import Foundation

enum Harvest {
  static var title: String { NSLocalizedString("Harvest of the week", comment: "The title of the window") }

  static func yield(pears: Int, trees: Int) -> String {
    String(localized: "\(pears) pears on \(trees) trees")
  }
}
