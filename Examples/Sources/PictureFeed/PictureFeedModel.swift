import Observation

/// The pages that have come so far.
@MainActor @Observable
public final class PictureFeedModel {
  public private(set) var pictures: [Picture] = []
  public private(set) var isLoading = false
  public private(set) var hasMore = true

  @ObservationIgnored private let service: any PictureService
  @ObservationIgnored private var nextPage = 0

  public init(service: any PictureService) {
    self.service = service
  }

  /// Fetches the next page, unless one is on its way or there is none. A page that fails is asked for again next time.
  public func loadMore() async {
    guard hasMore, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    guard let page = try? await service.page(nextPage) else { return }
    nextPage += 1
    hasMore = !page.isEmpty
    pictures += page
  }

  /// A row came in sight; the last one has more fetched.
  func didShow(_ picture: Picture) {
    guard picture.id == pictures.last?.id else { return }
    // Not the row's own task: the page is wanted even if the row leaves again.
    Task { await loadMore() }
  }
}
