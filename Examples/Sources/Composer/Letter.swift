import Foundation

/// A letter that was sent. It is a value and does not change anymore.
struct Letter: Identifiable, Equatable {
  let id: Int
  let recipient: String
  let text: String
  let isUrgent: Bool
}
