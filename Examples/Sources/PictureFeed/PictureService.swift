/// Where the feed comes from, page by page.
public protocol PictureService: Sendable {
  /// The pictures of a page, counted from 0; none behind the last one.
  func page(_ number: Int) async throws -> [Picture]
}
