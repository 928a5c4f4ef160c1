import Foundation

/// A letter that was sent: a value, which nobody changes any more.
struct Letter: Identifiable, Equatable {
  let id: Int
  let recipient: String
  let text: String
  let isUrgent: Bool
}
