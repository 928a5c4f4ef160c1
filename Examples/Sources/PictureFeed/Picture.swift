import Foundation

/// What the feed says of a picture.
public struct Picture: Identifiable, Equatable, Sendable {
  public let id: Int
  let title: String
  let url: URL

  public init(id: Int, title: String, url: URL) {
    self.id = id
    self.title = title
    self.url = url
  }
}
