import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Moves the view that comes up from below, and the one that leaves down, in one second.
@MainActor
private final class Slide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      view.transform = below
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else if let view = context.view(forKey: .from) {
      UIView.animate(withDuration: 1) {
        view.transform = below
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

@MainActor
private final class Slides: UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Slide()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Transitions between controllers that follow something.
@MainActor
struct InteractiveTransitionTests {
  private func page(_ slides: Slides) -> (screen: Screen, home: UIViewController, page: UIViewController) {
    let (home, page) = (UIViewController(), UIViewController())
    home.view.backgroundColor = .white
    page.view.backgroundColor = .red
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = slides
    let screen = Screen(width: 100, height: 200) { ShownController(controller: home) }
    _ = screen.describe()
    return (screen, home, page)
  }

  private func isRed(_ screen: Screen, _ y: CGFloat) -> Bool {
    screen.snapshot().color(at: CGPoint(x: 50, y: y)).green < 0.3
  }

  @Test("J301: a dismissal follows what it is told, and goes back when it is cancelled")
  func cancelling() async {
    let slides = Slides()
    let (screen, home, page) = page(slides)
    home.present(page, animated: true)
    await screen.settle()
    #expect(isRed(screen, 10))
    let interaction = UIPercentDrivenInteractiveTransition()
    slides.interaction = interaction
    var isDismissed = false
    page.dismiss(animated: true) { isDismissed = true }
    interaction.update(0.25)
    #expect(interaction.percentComplete == 0.25)
    #expect(!isRed(screen, 40) && isRed(screen, 60))
    interaction.update(.nan)
    interaction.update(7)
    #expect(interaction.percentComplete == 1)
    interaction.update(0.5)
    await screen.advance(by: .seconds(2))
    #expect(!isRed(screen, 90) && isRed(screen, 110))
    interaction.cancel()
    await screen.advance(by: .seconds(2))
    #expect(isRed(screen, 10))
    #expect(!isDismissed && home.presentedViewController === page)
    slides.interaction = nil
    page.dismiss(animated: true) { isDismissed = true }
    await screen.settle()
    #expect(isDismissed && !isRed(screen, 190))
  }

  @Test("J301: a transition that is finished goes on to its end from where it is, and a second word changes nothing")
  func finishing() async {
    let slides = Slides()
    let (screen, home, page) = page(slides)
    home.present(page, animated: true)
    await screen.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionSpeed = .nan
    slides.interaction = interaction
    var isDismissed = false
    page.dismiss(animated: true) { isDismissed = true }
    interaction.update(0.5)
    interaction.finish()
    interaction.cancel()
    await screen.advance(by: .seconds(0.2))
    #expect(!isRed(screen, 90) && !isDismissed)
    await screen.advance(by: .seconds(2))
    #expect(isDismissed && home.presentedViewController == nil)
    #expect(!isRed(screen, 190))
  }

  @Test("J301: a presentation follows what it is told, also what it was told before it began")
  func presenting() async {
    let slides = Slides()
    let interaction = UIPercentDrivenInteractiveTransition()
    slides.interaction = interaction
    let (screen, home, page) = page(slides)
    home.present(page, animated: true)
    await screen.settle()
    interaction.update(0.5)
    #expect(isRed(screen, 110) && !isRed(screen, 90))
    interaction.cancel()
    await screen.advance(by: .seconds(2))
    #expect(!isRed(screen, 190))
    #expect(home.presentedViewController == nil)
  }
}
