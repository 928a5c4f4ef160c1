import Foundation
import SwiftUI

/// The list of what can be done with things.
final class ActivityListView: UIView, ControlHost {
  private weak var activities: UIActivityViewController?

  init(_ controller: UIActivityViewController) {
    activities = controller
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @ViewBuilder var face: some View {
    if let controller = activities {
      VStack(spacing: 0) {
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(Array(Self.summary(controller.items).enumerated()), id: \.offset) { _, line in
              Text(verbatim: line).lineLimit(1)
            }
          }
          .font(.headline)
          Spacer()
          Button("Close") { controller.finish(nil, false) }
        }
        .padding(16)
        List {
          ForEach(Array(controller.offers.enumerated()), id: \.offset) { _, offer in
            Button {
              controller.choose(offer)
            } label: {
              ActivityRow(offer: offer)
            }
          }
        }
      }
    }
  }

  /// What the things are called; at most two lines.
  private static func summary(_ items: [Any]) -> [String] {
    let contents = ActivityContents(items)
    let pictures = contents.images.isEmpty ? [] : [contents.images.count == 1 ? "Picture" : "Pictures"]
    return Array((contents.lines + pictures).prefix(2))
  }
}

/// A thing to do: its title, and a picture at the end.
private struct ActivityRow: View {
  let offer: ActivityOffer

  var body: some View {
    HStack {
      Text(verbatim: offer.title).foregroundStyle(Color.primary)
      Spacer()
      if let symbol = offer.symbol {
        Image(systemName: symbol).foregroundStyle(.secondary)
      } else if let image = offer.image {
        Image(uiImage: image)
      }
    }
  }
}
