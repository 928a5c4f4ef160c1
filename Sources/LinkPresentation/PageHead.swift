import Foundation

/// What the head of a page says of it.
struct PageHead {
  private(set) var title: String?
  private(set) var url: String?
  private(set) var image: String?
  private(set) var icon: String?
  private(set) var video: String?

  /// More than this is not read.
  private static let largestLength = 1 << 19

  /// Reads HTML, whether it is right or not.
  init(_ data: Data) {
    var tags = TagScanner(String(decoding: data.prefix(Self.largestLength), as: UTF8.self))
    var plainTitle: String?
    while let tag = tags.next() {
      switch tag.name {
      case "title": plainTitle = plainTitle ?? tags.text()
      case "meta": read(meta: tag.attributes)
      case "link": read(link: tag.attributes)
      case "body": break
      default: continue
      }
    }
    title = title ?? plainTitle
  }

  private mutating func read(meta attributes: [String: String]) {
    guard let content = attributes["content"], !content.isEmpty else { return }
    switch (attributes["property"] ?? attributes["name"])?.lowercased() {
    case "og:title": title = title ?? content
    case "twitter:title": title = title ?? content
    case "og:url": url = url ?? content
    case "og:image", "og:image:url", "og:image:secure_url", "twitter:image": image = image ?? content
    case "og:video", "og:video:url": video = video ?? content
    default: break
    }
  }

  private mutating func read(link attributes: [String: String]) {
    guard let address = attributes["href"], !address.isEmpty else { return }
    let kinds = attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    // That for home screens is the larger one.
    if kinds.contains("apple-touch-icon") { icon = address } else if kinds.contains("icon") { icon = icon ?? address }
  }
}
