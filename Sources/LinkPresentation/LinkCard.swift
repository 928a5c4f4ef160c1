import CoreTransferable
import Observation
import SwiftUI

/// What a card shows.
@MainActor @Observable
final class LinkState {
  var metadata: LPLinkMetadata

  init(_ metadata: LPLinkMetadata) {
    self.metadata = metadata
  }
}

/// A picture above a title and the name of a site; a press opens the link.
struct LinkCard: View {
  private static let cornerRadius = 12.0

  let state: LinkState

  @State private var image: UIImage?
  @Environment(\.openURL) private var openURL

  init(state: LinkState) {
    self.state = state
  }

  var body: some View {
    let metadata = state.metadata
    Button {
      if let url = metadata.originalURL ?? metadata.url { openURL(url) }
    } label: {
      VStack(spacing: 0) {
        if let image {
          Image(uiImage: image).resizable().scaledToFill().frame(minHeight: 0, maxHeight: .infinity).clipped()
        }
        VStack(alignment: .leading, spacing: 2) {
          Text(metadata.title ?? metadata.url?.absoluteString ?? "").font(.subheadline.weight(.semibold)).lineLimit(2)
          if let site = metadata.url?.host() { Text(site).font(.footnote).foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
      }
      .background(.background.secondary)
      .clipShape(.rect(cornerRadius: Self.cornerRadius))
    }
    .buttonStyle(.plain)
    .task(id: ObjectIdentifier(metadata)) { image = await Self.image(of: metadata) }
  }

  private static func image(of metadata: LPLinkMetadata) async -> UIImage? {
    guard let provider = metadata.imageProvider ?? metadata.iconProvider,
      let type = provider.registeredTypeIdentifiers.first,
      let data = try? await provider.loadItem(forTypeIdentifier: type) as? Data
    else { return nil }
    return UIImage(data: data)
  }
}
