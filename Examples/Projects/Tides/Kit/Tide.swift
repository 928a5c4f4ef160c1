import Foundation

public struct Tide: Identifiable, Sendable {
  public let time: String
  public let isHigh: Bool

  public var id: String { time }

  public static let today = [
    Tide(time: "04:12", isHigh: true), Tide(time: "10:31", isHigh: false), Tide(time: "16:40", isHigh: true),
  ]
}
