import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// The view of a controller of pages.
final class PagesFaceView: UIView, ControlHost {
  private weak var pages: UIPageViewController?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: UIScreen.main.bounds)
    safeAreaDidChange = { [unowned self] in faceDidChange() }
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var face: some View {
    if let pages {
      PagesFace(
        pages: pages, page: pages.page, move: pages.move, shift: pages.shift, covered: safeAreaInsets.bottom)
    }
  }
}

/// The page, and the one that comes.
private struct PagesFace: View {
  let pages: UIPageViewController
  let page: UIViewController?
  let move: PageMove?
  let shift: CGFloat
  /// How much is covered at the bottom, in points.
  let covered: CGFloat
  @Environment(\.layoutDirection) private var layoutDirection

  init(pages: UIPageViewController, page: UIViewController?, move: PageMove?, shift: CGFloat, covered: CGFloat) {
    self.pages = pages
    self.page = page
    self.move = move
    self.shift = shift
    self.covered = covered
  }

  var body: some View {
    GeometryReader { proxy in
      let length = (isHorizontal ? proxy.size.width : proxy.size.height) + pages.spacing
      ZStack {
        ForEach(shown) { page in
          UIViewControllerHost(page.controller)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .offset(offset(of: page, length))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .contentShape(Rectangle())
      .modifier(
        SwipeModifier(
          axis: isHorizontal ? .horizontal : .vertical, isEnabled: pages.dataSource != nil,
          onMove: { pages.userDragged($0 / max(1, length)) },
          onEnd: { pages.userLetGo(at: ($0.distance + $0.speed * Self.foresight) / max(1, length)) }))
    }
    .clipped()
    .overlay(alignment: .bottom) {
      if let dots = pages.dots { PageDots(count: dots.count, current: dots.current).padding(.bottom, covered) }
    }
  }

  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

  private var shown: [ShownPage] {
    var shown = page.map { [ShownPage(controller: $0, place: 0)] } ?? []
    if let move, move.to !== page { shown.append(ShownPage(controller: move.to, place: move.isForward ? 1 : -1)) }
    return shown
  }

  /// Where a page would come to rest after this time decides whether it turns, seconds.
  private static let foresight: CGFloat = 0.15

  private func offset(of page: ShownPage, _ length: CGFloat) -> CGSize {
    let distance = (page.place + shift) * length
    guard isHorizontal else { return CGSize(width: 0, height: distance) }
    return CGSize(width: layoutDirection == .leftToRight ? distance : -distance, height: 0)
  }
}

private struct ShownPage: Identifiable {
  let controller: UIViewController
  let place: CGFloat

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(controller) }
}
