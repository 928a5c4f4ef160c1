import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Covers the lower half of the container, with a shade behind it.
private final class HalfPresentation: UIPresentationController {
  let shade = UIView()
  var lines: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = containerView.bounds.height / 2
    return CGRect(x: 0, y: height, width: containerView.bounds.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    lines.append("will begin")
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate { [shade] _ in
      shade.alpha = 1
    } completion: { [unowned self] context in
      lines.append("alongside \(context.isCancelled)")
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("did begin \(completed)") }

  override func dismissalTransitionWillBegin() {
    lines.append("will end")
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("did end \(completed)") }
}

/// Fades the view that comes, in one second, and the one that leaves.
@MainActor
private final class Fade: UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 1
  var completes = true
  var lines: [String] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let completes = completes
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: duration) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(completes)
      }
    } else if let view = context.view(forKey: .from) {
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: { _ in
        context.completeTransition(completes)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
}

@MainActor
private final class Transitions: UIViewControllerTransitioningDelegate {
  var half: HalfPresentation?
  var makesHalf = true
  var fade: Fade? = Fade()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    fade
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard makesHalf else { return nil }
    half = HalfPresentation(presentedViewController: presented, presenting: presenting)
    return half
  }
}

/// Transitions and presentations of a program's own.
@MainActor
struct TransitionTests {
  private let base = UIViewController()
  private let journal = ControllerJournal()
  private let transitions = Transitions()

  private func page(_ style: UIModalPresentationStyle = .custom) -> NamedController {
    let page = NamedController("page", journal)
    page.loadViewIfNeeded()
    page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    page.modalPresentationStyle = style
    page.transitioningDelegate = transitions
    return page
  }

  private func screen(width: CGFloat = 320) -> Screen {
    base.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    return Screen(width: width, height: 480) { ShownController(controller: base) }
  }

  private func blue(_ screen: Screen, at point: CGPoint) -> (red: Double, blue: Double) {
    let color = screen.snapshot().color(at: point)
    return (color.red, color.blue)
  }

  @Test("J97: a presentation controller says where the view lies, and the animator moves it there and away")
  func custom() async throws {
    let screen = screen()
    let page = page()
    var isThere = false
    base.present(page, animated: true) { isThere = true }
    await screen.advance(by: .milliseconds(500))
    let half = try #require(transitions.half)
    #expect(page.presentationController === half)
    #expect(half.lines == ["will begin"] && !isThere)
    let (shaded, middle) = (blue(screen, at: CGPoint(x: 200, y: 100)), blue(screen, at: CGPoint(x: 200, y: 400)))
    #expect(shaded.red > 0.2 && shaded.red < 0.8)
    #expect(middle.blue > 0.4)
    await screen.settle()
    #expect(isThere)
    #expect(half.lines == ["will begin", "did begin true", "alongside false"])
    #expect(transitions.fade?.lines == ["ended true"])
    #expect(screen["Text of page"].frame.minY == 265)
    #expect(blue(screen, at: CGPoint(x: 200, y: 100)).red < 0.05)
    #expect(blue(screen, at: CGPoint(x: 200, y: 400)).blue > 0.95)
    var isGone = false
    page.dismiss(animated: true) { isGone = true }
    await screen.advance(by: .milliseconds(500))
    #expect(base.presentedViewController === page && !isGone)
    await screen.settle()
    #expect(base.presentedViewController == nil && isGone)
    #expect(half.lines.suffix(2) == ["will end", "did end true"])
    #expect(blue(screen, at: CGPoint(x: 200, y: 100)).red > 0.95)
    #expect(
      journal.take() == ["page will appear", "page did appear", "page will disappear", "page did disappear"])
  }

  @Test(
    "J97: without animation the view is at its place at once; with a narrower screen the container is laid out again")
  func withoutAnimation() async {
    let screen = screen()
    let page = page()
    base.present(page, animated: false)
    screen.resize(width: 320, height: 300)
    await screen.settle()
    #expect(screen["Text of page"].frame.minY == 175)
    page.dismiss(animated: false)
    await screen.settle()
    #expect(base.presentedViewController == nil)
    #expect(transitions.fade?.lines == [])
  }

  @Test("J97: a transition that does not complete leaves things as they were")
  func cancelled() async throws {
    let screen = screen()
    let page = page()
    transitions.fade?.completes = false
    base.present(page, animated: true)
    await screen.settle()
    #expect(base.presentedViewController == nil)
    #expect(transitions.half?.lines.contains("did begin false") == true)
    transitions.fade?.completes = true
    base.present(page, animated: true)
    await screen.settle()
    transitions.fade?.completes = false
    page.dismiss(animated: true)
    await screen.settle()
    #expect(base.presentedViewController === page)
    #expect(transitions.half?.lines.last == "did end false")
  }

  @Test("J97: a controller that is dismissed while it comes goes; durations that are no figures move nothing")
  func interrupted() async {
    let screen = screen()
    let page = page()
    base.present(page, animated: true)
    await screen.advance(by: .milliseconds(300))
    page.dismiss(animated: true)
    await screen.settle()
    #expect(base.presentedViewController == nil)
    #expect(!screen["Text of page"].exists)
    for duration in [TimeInterval.nan, -1, .infinity, 0] {
      transitions.fade?.duration = duration
      base.present(page, animated: true)
      await screen.settle()
      #expect(screen["Text of page"].exists)
      page.dismiss(animated: true)
      await screen.settle()
      #expect(!screen["Text of page"].exists)
    }
  }

  @Test("J97: in other styles the delegate is asked for animators only, and without one nothing is special")
  func otherStyles() async {
    let screen = screen()
    let page = page(.fullScreen)
    base.present(page, animated: true)
    await screen.settle()
    #expect(transitions.half == nil)
    #expect(transitions.fade?.lines == ["ended true"])
    #expect(screen["Text of page"].frame.minY == 25)
    page.dismiss(animated: false)
    await screen.settle()
    transitions.fade = nil
    transitions.makesHalf = false
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minY == 25)
    page.dismiss(animated: true)
    await screen.settle()
    page.modalPresentationStyle = .custom
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minY == 25)
  }

  @Test("J99: what covers all fades in, turns or moves up by its transition style, over what shines through")
  func styles() async {
    for style in [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .coverVertical] {
      let screen = screen()
      let page = page(.overFullScreen)
      page.transitioningDelegate = nil
      page.modalTransitionStyle = style
      base.present(page, animated: true)
      await screen.advance(by: .milliseconds(60))
      let early = blue(screen, at: CGPoint(x: 300, y: 40))
      switch style {
      case .crossDissolve: #expect(early.red < 0.999 && early.red > 0.3)
      default: #expect(early.red > 0.95)
      }
      await screen.settle()
      #expect(blue(screen, at: CGPoint(x: 300, y: 40)).red < 0.05)
      page.view.backgroundColor = .clear
      await screen.settle()
      #expect(blue(screen, at: CGPoint(x: 300, y: 300)).red > 0.95)
      page.dismiss(animated: true)
      await screen.settle()
    }
  }

  // MARK: Popovers

  private func popover(_ page: NamedController) -> UIPopoverPresentationController? {
    page.transitioningDelegate = nil
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 120)
    return page.popoverPresentationController
  }

  @Test("J98: with room, a popover lies below what it points at, as large as its controller wants")
  func popover() async {
    let screen = screen(width: 800)
    let source = UIView(frame: CGRect(x: 400, y: 60, width: 80, height: 40))
    base.view.addSubview(source)
    let page = page()
    let popover = popover(page)
    popover?.sourceView = source
    base.present(page, animated: true)
    await screen.settle()
    let frame = screen["Text of page"].frame
    #expect(frame.minX == 340 && frame.minY == 133)
    page.preferredContentSize = CGSize(width: 300, height: 120)
    await screen.settle()
    #expect(screen["Text of page"].frame.minX == 310)
    screen.tap(at: CGPoint(x: 20, y: 470))
    await screen.settle()
    #expect(base.presentedViewController == nil)
    popover?.sourceRect = CGRect(x: -200, y: 0, width: 10, height: 10)
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minY == 103)
    #expect(screen["Text of page"].frame.minX < 100)
  }

  @Test("J98: with little room it is a sheet, unless the delegate says otherwise; without a source it is one, too")
  func adaptation() async {
    final class Adapter: UIPopoverPresentationControllerDelegate {
      var style = UIModalPresentationStyle.none
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }
    let adapter = Adapter()
    let screen = screen()
    let page = page()
    let popover = popover(page)
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minX == 20)
    page.dismiss(animated: true)
    await screen.settle()
    popover?.sourceView = base.view
    popover?.sourceRect = CGRect(x: 150, y: 20, width: 20, height: 20)
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minX == 20)
    page.dismiss(animated: true)
    await screen.settle()
    popover?.delegate = adapter
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minX == 60)
    page.dismiss(animated: true)
    await screen.settle()
    adapter.style = .fullScreen
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].exists)
  }

  @Test("J98: sources and sizes that are no figures count as the whole view and as the usual size")
  func oddPopovers() async {
    let screen = screen(width: 800)
    let page = page()
    let popover = popover(page)
    popover?.sourceView = base.view
    for figure in [CGFloat.nan, .infinity, -50] {
      popover?.sourceRect = CGRect(x: figure, y: figure, width: figure, height: figure)
      page.preferredContentSize = CGSize(width: figure, height: figure)
      base.present(page, animated: true)
      await screen.settle()
      #expect(screen["Text of page"].exists)
      page.dismiss(animated: true)
      await screen.settle()
    }
  }

  @Test("J98: a popover points at an item of a bar")
  func barItem() async {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    base.navigationItem.rightBarButtonItem = item
    base.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: base)
    let screen = Screen(width: 800, height: 480) { ShownController(controller: navigation) }
    await screen.settle()
    let page = page()
    let popover = popover(page)
    popover?.sourceItem = item
    #expect(popover?.barButtonItem === item && popover?.sourceView == nil)
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minX > 500)
    #expect(screen["Text of page"].frame.minY < 140)
  }

  // MARK: Where animations begin

  @Test("J96: a view that was just added, or changed, begins its animation as it was before that")
  func start() async {
    let screen = screen()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    var ends = 0
    func appear(_ prepare: () -> Void) {
      prepare()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.alpha = 1
        box.transform = .identity
      } completion: { _ in
        ends += 1
      }
    }
    await screen.settle()
    appear {
      box.alpha = 0
      base.view.addSubview(box)
    }
    await screen.advance(by: .milliseconds(500))
    let half = blue(screen, at: CGPoint(x: 150, y: 150)).red
    #expect(half > 0.4 && half < 0.6)
    #expect(ends == 0)
    await screen.settle()
    #expect(ends == 1)
    #expect(blue(screen, at: CGPoint(x: 150, y: 150)).red < 0.05)
    appear {
      box.alpha = 0
      box.transform = CGAffineTransform(translationX: 0, y: 200)
    }
    await screen.advance(by: .milliseconds(250))
    #expect(blue(screen, at: CGPoint(x: 150, y: 110)).red > 0.95)
    let moved = blue(screen, at: CGPoint(x: 150, y: 300)).red
    #expect(moved > 0.6 && moved < 0.9)
    box.removeFromSuperview()
    await screen.settle()
    #expect(ends == 2)
  }

  @Test("J96: a new view comes from the place that it had before the animation")
  func startPlace() async {
    let screen = screen()
    await screen.settle()
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    base.view.addSubview(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.y = 0 }
    await screen.advance(by: .milliseconds(500))
    #expect(blue(screen, at: CGPoint(x: 50, y: 225)).red < 0.05)
    await screen.settle()
    #expect(blue(screen, at: CGPoint(x: 50, y: 25)).red < 0.05)
  }
}
