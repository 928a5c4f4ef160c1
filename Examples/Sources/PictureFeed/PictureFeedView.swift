import SwiftUI

/// Pictures without end: rows come by pages, their pictures one by one, and what is scrolled past is not fetched.
public struct PictureFeedView: View {
  private let model: PictureFeedModel

  public init(model: PictureFeedModel) {
    self.model = model
  }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(model.pictures) { picture in
          PictureRow(picture: picture)
            .onAppear { model.didShow(picture) }
        }
        FeedEnd(isLoading: model.isLoading, hasMore: model.hasMore)
      }
      .padding()
    }
    .task { await model.loadMore() }
  }
}

/// A picture with its title.
struct PictureRow: View {
  let picture: Picture

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AsyncImage(url: picture.url) { phase in
        switch phase {
        case .empty: PictureFrame { ProgressView() }
        case .success(let image): image.resizable().accessibilityLabel("Photo of \(picture.title)")
        case .failure: PictureFrame { Label("No picture", systemImage: "photo") }
        @unknown default: PictureFrame { EmptyView() }
        }
      }
      .frame(height: 180)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      Text(picture.title).font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Stands where a picture is going to be.
private struct PictureFrame<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      Color.gray.opacity(0.15)
      content.foregroundStyle(.secondary)
    }
  }
}

/// What comes behind the last row.
private struct FeedEnd: View {
  let isLoading: Bool
  let hasMore: Bool

  var body: some View {
    Text(isLoading ? "Loading more" : hasMore ? "" : "That was all")
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(height: 40)
  }
}

#Preview {
  PictureFeedView(
    model: PictureFeedModel(service: LocalPictureService(server: PictureServer(delay: .zero), delay: .zero)))
}
