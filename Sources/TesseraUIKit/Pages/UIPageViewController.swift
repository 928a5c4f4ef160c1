import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Shows one of several controllers, which the user turns as pages (J41).
///
/// Both styles scroll here: pages do not curl.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController, AppearanceForwarding {
  /// How pages turn.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// As paper does. They scroll here.
    case pageCurl = 0
    /// They scroll.
    case scroll
  }

  /// Along which axis pages turn.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Which way pages turn.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward = 0
    /// To the one before.
    case reverse
  }

  /// More about how pages turn.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where paper is bound. It makes no difference here.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages turn.
  public let navigationOrientation: NavigationOrientation
  /// The distance between pages, in points.
  let spacing: CGFloat
  private(set) var page: UIViewController?
  private(set) var move: PageMove?
  /// How far the page is shown from its place, in lengths of a page.
  private(set) var shift: CGFloat = 0
  private var index = 0
  private var face: PagesFaceView? { viewIfLoaded as? PagesFaceView }

  /// A controller without a page.
  ///
  /// - Parameters:
  ///   - style: how pages turn.
  ///   - navigationOrientation: along which axis.
  ///   - options: more about it.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    super.init()
  }

  /// A controller without a page, whose pages scroll to the side.
  public convenience override init() {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// No controller is kept in an archive, so there is none to be read from one: pages that scroll to the side.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  open override func loadView() {
    view = PagesFaceView(self)
  }

  /// Has the pages before and after another one; without it, only the program turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { face?.faceDidChange() } }
  }

  /// Is told of pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that is shown, in an array; empty if there is none.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// The gestures that turn pages. There are none here: the pages turn by themselves.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: The program

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: the page. One side of paper is shown here: the first counts.
  ///   - direction: from where it comes.
  ///   - animated: whether it turns.
  ///   - completion: called when it is shown, or when another turn has taken its place.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      fatalError("A page view controller needs a controller to show, and was given none.")
    }
    finishMove()
    defer { index = dataSource?.presentationIndex(for: self) ?? 0 }
    begin(PageMove(to: new, forward: direction == .forward, isUsers: false, completion: completion), animated: animated)
    guard animated, isShown, let old = page, old !== new, UIView.areAnimationsEnabled, face?.window != nil else {
      return finishMove()
    }
    turn(true)
  }

  // MARK: The user

  /// The user drags the page.
  ///
  /// - Parameter share: how far, in lengths of a page; negative toward the next one.
  func userDragged(_ share: CGFloat) {
    guard share.isFinite, let page else { return }
    if move?.isEnding == true { finishMove() }
    if let move, move.isForward != (share < 0), share != 0 { cancel(move) }
    if move == nil, share != 0, let neighbor = neighbor(of: page, forward: share < 0) {
      begin(PageMove(to: neighbor, forward: share < 0, isUsers: true, completion: nil), animated: true)
      delegate?.pageViewController(self, willTransitionTo: [neighbor])
    }
    // Where there is no page, the edge gives a little.
    shift = move == nil ? share / 4 : max(-1, min(share, 1))
    face?.faceDidChange()
  }

  /// The user lets the page go.
  ///
  /// - Parameter share: where it would come to rest, in lengths of a page.
  func userLetGo(at share: CGFloat) {
    guard let move, !move.isEnding else {
      return withAnimation {
        shift = 0
        face?.faceDidChange()
      }
    }
    turn(move.isForward ? share < -0.5 : share > 0.5)
  }

  private func neighbor(of page: UIViewController, forward: Bool) -> UIViewController? {
    guard let dataSource else { return nil }
    let found =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    return found === page ? nil : found
  }

  // MARK: Turning

  private func begin(_ move: PageMove, animated: Bool) {
    if move.to !== page { addChild(move.to) }
    move.turn = ControllerTurn(
      from: page, to: move.to, came: move.to === page ? [] : [move.to], isAnimated: animated, isSeen: isShown)
    move.turn?.begin()
    self.move = move
  }

  /// Moves the pages to where they will rest.
  private func turn(_ completes: Bool) {
    guard let move else { return }
    move.isEnding = true
    move.completes = completes
    // The page that comes has to be there before it moves.
    face?.faceDidChange()
    withAnimation(.easeOut(duration: 0.3)) {
      shift = completes ? (move.isForward ? -1 : 1) : 0
      face?.faceDidChange()
    } completion: { [weak self] in
      if self?.move === move { self?.finishMove() }
    }
  }

  /// The pages are where they rest.
  private func finishMove() {
    guard let ended = move else { return }
    move = nil
    shift = 0
    let old = page
    if ended.completes {
      page = ended.to
      index += ended.isForward ? 1 : -1
      ended.turn?.end(in: self)
      if let old, old !== ended.to { old.removeFromParent() }
    } else {
      takeBack(ended)
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { face?.faceDidChange() }
    if ended.isUsers {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
        transitionCompleted: ended.completes)
    }
    ended.completion?(true)
  }

  /// The user turns around while dragging.
  private func cancel(_ move: PageMove) {
    self.move = nil
    takeBack(move)
  }

  /// The page that was about to go stays, and the other one goes.
  private func takeBack(_ move: PageMove) {
    if isShown {
      move.to.beginAppearanceTransition(false, animated: true)
      page?.beginAppearanceTransition(true, animated: true)
      move.to.endAppearanceTransition()
      page?.endAppearanceTransition()
    }
    move.to.removeFromParent()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  package func appearanceWillChange(_ isAppearing: Bool, animated: Bool) {
    finishMove()
    page?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  package func appearanceDidChange(_ isAppearing: Bool) {
    page?.endAppearanceTransition()
  }

  // MARK: Dots

  /// How many dots there are, and which is that of the page; nil for no dots.
  var dots: (count: Int, current: Int)? {
    guard let count = dataSource?.presentationCount(for: self), count > 0 else { return nil }
    return (count, index)
  }
}

/// A page on its way.
@MainActor
final class PageMove {
  let to: UIViewController
  let isForward: Bool
  let isUsers: Bool
  let completion: ((Bool) -> Void)?
  var turn: ControllerTurn?
  /// Whether the page moves to where it rests.
  var isEnding = false
  /// Whether it will be the page that is shown.
  var completes = true

  init(to: UIViewController, forward: Bool, isUsers: Bool, completion: ((Bool) -> Void)?) {
    self.to = to
    isForward = forward
    self.isUsers = isUsers
    self.completion = completion
  }
}
