import SwiftUI

/// A card with a name and a color.
public struct Card: Identifiable, Equatable, Sendable {
  public let title: String
  let color: Color

  public var id: String { title }

  public init(title: String, color: Color) {
    self.title = title
    self.color = color
  }

  public static let samples = [
    Card(title: "Amber", color: .orange), Card(title: "Coral", color: .pink), Card(title: "Iris", color: .indigo),
    Card(title: "Jade", color: .green), Card(title: "Slate", color: .gray),
  ]
}
