import Foundation

nonisolated struct Card: Identifiable, Hashable, Codable {
  var country: String
  var capital: String
  var flag: [String]

  var id: String { country }
}
