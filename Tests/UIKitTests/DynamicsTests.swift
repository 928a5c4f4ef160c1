import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class Contacts: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  var lines: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { lines.append("began \(identifier as? NSString ?? "edge")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { lines.append("items") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
}

/// Views that move as if they were things.
@MainActor
struct DynamicsTests {
  private struct Root: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// Runs code as that of the screen, whose clock it has.
  @MainActor
  private final class Act {
    var code: () -> Void = {}
    var screen: Screen?

    func callAsFunction(_ code: @escaping () -> Void) {
      self.code = code
      screen?["Act"].tap()
    }
  }

  private func shown(_ views: UIView...) -> (screen: Screen, animator: UIDynamicAnimator, act: Act) {
    let (root, act) = (UIView(), Act())
    for view in views { root.addSubview(view) }
    let screen = Screen(width: 300, height: 340) {
      VStack(spacing: 0) {
        Root(view: root).frame(height: 300)
        Button("Act") { act.code() }.frame(height: 40)
      }
    }
    act.screen = screen
    return (screen, UIDynamicAnimator(referenceView: root), act)
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> UIView { UIView(frame: CGRect(x: x, y: y, width: 40, height: 40)) }

  @Test("J305: gravity has a view fall, by the clock of frames, and the edges of the reference view stop it")
  func gravity() async {
    let view = box(100, 0)
    let (screen, animator, act) = shown(view)
    let contacts = Contacts()
    animator.delegate = contacts
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = contacts
    act {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
    }
    await screen.advance(by: .seconds(0.5))
    #expect(view.center.y > 120 && view.center.y < 170)
    #expect(view.center.x == 120)
    #expect(animator.isRunning)
    await screen.advance(by: .seconds(3))
    #expect(abs(view.center.y - 280) < 0.5)
    #expect(contacts.lines == ["began edge", "pause"])
    #expect(!animator.isRunning)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    view.removeFromSuperview()
    await screen.advance(by: .seconds(0.1))
  }

  @Test("J305: boundaries and other items stop items; elastic ones jump")
  func collisions() async {
    let (first, second) = (box(100, 0), box(100, 200))
    let (screen, animator, act) = shown(first, second)
    let contacts = Contacts()
    let collision = UICollisionBehavior(items: [first, second])
    collision.collisionDelegate = contacts
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 260), to: CGPoint(x: 300, y: 260))
    collision.addBoundary(withIdentifier: "none" as NSString, from: .zero, to: .zero)
    act {
      animator.addBehavior(UIGravityBehavior(items: [first, second]))
      animator.addBehavior(collision)
    }
    await screen.advance(by: .seconds(4))
    #expect(abs(second.center.y - 240) < 1)
    #expect(abs(first.center.y - 200) < 1)
    #expect(contacts.lines.contains("items") && contacts.lines.contains("began floor"))
    #expect(collision.boundaryIdentifiers?.count == 2)
    let made = UIDynamicItemBehavior(items: [first])
    made.elasticity = 0.9
    act {
      made.addLinearVelocity(CGPoint(x: 0, y: -300), for: first)
      animator.addBehavior(made)
    }
    await screen.advance(by: .seconds(0.2))
    #expect(first.center.y < 190)
    #expect(made.linearVelocity(for: first).y < 0)
  }

  @Test("J305: a snap brings a view to its point, and a push moves it; bad figures move nothing")
  func snapAndPush() async {
    let view = box(0, 0)
    let (screen, animator, act) = shown(view)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 150))
    act { animator.addBehavior(snap) }
    await screen.advance(by: .seconds(3))
    #expect(hypot(view.center.x - 200, view.center.y - 150) < 0.5)
    animator.removeBehavior(snap)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -1, dy: CGFloat.nan)
    act { animator.addBehavior(push) }
    await screen.advance(by: .seconds(0.1))
    #expect(view.center.x < 160 && abs(view.center.y - 150) < 0.5)
    #expect(!push.active)
    animator.removeAllBehaviors()
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: CGFloat.infinity, dy: .nan)
    let place = view.center
    view.center = place
    act {
      animator.updateItem(usingCurrentState: view)
      animator.addBehavior(gravity)
    }
    await screen.advance(by: .seconds(0.2))
    #expect(view.center == place)
  }

  @Test("J305: an attachment keeps a view at its distance while it swings")
  func attachment() async {
    let view = box(180, 80)
    let (screen, animator, act) = shown(view)
    let anchor = CGPoint(x: 100, y: 100)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(attachment.length == 100)
    act {
      animator.addBehavior(attachment)
      animator.addBehavior(UIGravityBehavior(items: [view]))
    }
    await screen.advance(by: .seconds(0.3))
    #expect(view.center.y > 120)
    #expect(abs(hypot(view.center.x - anchor.x, view.center.y - anchor.y) - 100) < 1)
    attachment.frequency = 2
    attachment.damping = 1
    attachment.length = .nan
    await screen.advance(by: .seconds(1))
    #expect(view.center.y.isFinite)
  }
}
