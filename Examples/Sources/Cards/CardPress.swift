import SwiftUI

/// Draws one card after the other, without a window.
///
/// All cards go through one renderer. Each has an identity of its own, so the state of one card is gone before the next
/// one is drawn.
@MainActor
public final class CardPress<Face: View> {
  private let renderer: ImageRenderer<Impression<Face>>

  /// - Parameters:
  ///   - scale: pixels a point in pictures.
  ///   - face: what the card of a member shows.
  public init(scale: CGFloat = 2, @ViewBuilder face: @escaping (Member) -> Face) {
    renderer = ImageRenderer(content: Impression(member: nil, face: face))
    renderer.scale = scale
  }

  /// The card as a PNG file.
  ///
  /// - Throws: `BlankCard` if the card takes no room.
  public func picture(of member: Member) throws -> Data {
    renderer.content.member = member
    guard let data = renderer.pngData() else { throw BlankCard(number: member.number) }
    return data
  }

  /// Writes the card of each member into a folder, as `card-0001.png` and so on, by their places among the members.
  public func writePictures(of members: some Sequence<Member>, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, member) in members.enumerated() {
      let name = String(format: "card-%04d.png", index + 1)
      try picture(of: member).write(to: folder.appendingPathComponent(name))
    }
  }

  /// A PDF document with a page for each member, as large as the card.
  public func document(of members: some Sequence<Member>) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, mediaBox: nil, nil)
    else { return Data() }
    for member in members {
      renderer.content.member = member
      renderer.render(rasterizationScale: 2) { size, draw in
        var page = CGRect(origin: .zero, size: size)
        context.beginPage(mediaBox: &page)
        draw(context)
        context.endPage()
      }
    }
    context.closePDF()
    return Data(referencing: data)
  }
}

/// Says that a card takes no room, so that there is no picture of it.
public struct BlankCard: LocalizedError {
  /// The number of its member.
  public let number: Int

  public var errorDescription: String? { "The card of member \(number) takes no room." }
}

/// What the renderer of a press draws.
struct Impression<Face: View>: View {
  var member: Member?
  let face: (Member) -> Face

  var body: some View {
    if let member { face(member).id(member.number) }
  }
}
