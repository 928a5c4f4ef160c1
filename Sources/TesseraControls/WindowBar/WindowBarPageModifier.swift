import TesseraCore

/// Tells the bar of the window what a page brings to it, as long as the page is there.
struct WindowBarPageModifier: ViewModifier {
  let id: AnyHashable?
  let configuration: PageConfiguration
  let canGoBack: Bool
  let back: DismissAction

  @State private var mark = Mark()
  @Environment(\.windowBarPages) private var bar
  @Environment(\.navigation) private var stack
  @Environment(\.columnRank) private var rank
  @Environment(\.surfaceAccess) private var surface

  init(id: AnyHashable?, configuration: PageConfiguration, canGoBack: Bool, back: DismissAction) {
    self.id = id
    self.configuration = configuration
    self.canGoBack = canGoBack
    self.back = back
  }

  func body(content: Content) -> some View {
    let (mark, bar, surface) = (mark, bar, surface)
    let page = WindowBarPage(
      id: ObjectIdentifier(mark), entry: id, stack: stack, rank: rank, configuration: configuration,
      canGoBack: canGoBack, back: back)
    content
      .onUpdate(of: page) { page in
        mark.page = page
        // The bar was updated before: it is told when all views are, and updated again in the same frame.
        if mark.isShown { surface.runWhenUpdated { bar?.show(page) } }
      }
      .onAppear {
        mark.isShown = true
        if let page = mark.page { bar?.show(page) }
      }
      .onDisappear {
        mark.isShown = false
        bar?.hide(ObjectIdentifier(mark))
      }
  }

  /// The page as it was told last, under the same name as long as it lives.
  @MainActor
  private final class Mark {
    var page: WindowBarPage?
    var isShown = false

    nonisolated init() {}
  }
}
