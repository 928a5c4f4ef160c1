import SwiftUI

/// A tip with its picture at the left, a button that closes it at the right, and its buttons below.
struct TipCard: View {
  private static let imageSize = CGSize(width: 40, height: 40)

  let configuration: TipViewStyleConfiguration

  @Environment(\.tipAppearance) private var appearance
  @Environment(\.isTipInPopover) private var isInPopover

  init(configuration: TipViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          let size = appearance.imageSize ?? Self.imageSize
          image.resizable().scaledToFit().foregroundStyle(.tint).frame(width: size.width, height: size.height)
        }
        texts
        Spacer(minLength: 0)
        if !isInPopover { closeButton }
      }
      .padding(16)
      buttons
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.title?.font(.headline)
      configuration.message?.font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var closeButton: some View {
    Button {
      configuration.close()
    } label: {
      Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        .frame(width: 20, height: 20)
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Close"))
  }

  @ViewBuilder
  private var buttons: some View {
    ForEach(configuration.actions) { action in
      Divider().padding(.leading, 16)
      Button {
        action.handler()
      } label: {
        action.label().frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect)
      }
      .buttonStyle(.borderless)
      .padding(.horizontal, 16)
      .padding(.vertical, 11)
    }
  }
}
