import Foundation

/// Something to buy.
public struct ShoppingItem: Identifiable, Equatable, Sendable {
  public let id: UUID
  public var name: String
  public var isDone: Bool

  public init(id: UUID = UUID(), name: String, isDone: Bool = false) {
    self.id = id
    self.name = name
    self.isDone = isDone
  }
}
