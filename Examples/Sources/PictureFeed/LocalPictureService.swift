import Foundation

/// Pages whose pictures a server on this machine has.
public struct LocalPictureService: PictureService {
  private let server: PictureServer
  private let pageCount: Int
  private let pageSize: Int
  private let delay: Duration

  public init(server: PictureServer, pageCount: Int = 50, pageSize: Int = 10, delay: Duration = .milliseconds(400)) {
    self.server = server
    self.pageCount = pageCount
    self.pageSize = pageSize
    self.delay = delay
  }

  public func page(_ number: Int) async throws -> [Picture] {
    try await Task.sleep(for: delay)
    guard (0..<pageCount).contains(number) else { return [] }
    return (0..<pageSize).map { index in
      let id = number * pageSize + index
      return Picture(id: id, title: "Picture \(id)", url: server.url(ofPicture: id))
    }
  }
}
