import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private final class CommandedController: UIViewController {
  var lines: [String] = []
  private(set) var isReady = true

  override var keyCommands: [UIKeyCommand]? {
    let next = UIKeyCommand(
      input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #Selector(next(_:)))
    let save = UIKeyCommand(
      title: "Save", action: #Selector(save), input: "s", modifierFlags: [.command, .shift])
    let disabled = UIKeyCommand(
      title: "Not now", action: #Selector(save), input: "d", modifierFlags: .command, attributes: .disabled)
    return isReady ? [next, save, disabled] : nil
  }

  func next(_ command: UIKeyCommand) { lines.append("next \(command.input ?? "")") }

  func save() { lines.append("save") }

  func close() { isReady = false }
}

private final class CommandedNavigation: UINavigationController {
  var count = 0

  func addUndo() {
    addKeyCommand(UIKeyCommand(input: "u", modifierFlags: .command, action: #Selector(undo)))
  }

  func undo() { count += 1 }
}

/// Keys that responders of UIKit act on.
@MainActor
struct KeyCommandTests {
  @Test("J116: keys act on the commands of the controller that is shown, and of those around it, as they are then")
  func controllers() async {
    let page = CommandedController()
    let navigation = CommandedNavigation(rootViewController: page)
    let screen = Screen { ShownController(controller: navigation) }
    _ = screen.describe()
    screen.key(.rightArrow)
    screen.key("s", modifiers: [.command, .shift])
    screen.key("s", modifiers: .command)
    screen.key("d", modifiers: .command)
    #expect(page.lines == ["next UIKeyInputRightArrow", "save"])
    navigation.addUndo()
    screen.key("u", modifiers: .command)
    #expect(navigation.count == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    await screen.settle()
    screen.key(.rightArrow)
    #expect(page.lines.count == 2)
    navigation.popViewController(animated: false)
    await screen.settle()
    page.close()
    screen.key(.rightArrow)
    #expect(page.lines.count == 2)
  }

  @Test("J116: a field keeps the keys that it wants, unless the command comes first")
  func priority() {
    final class Fielded: UIViewController {
      var count = 0
      var comesFirst = false
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))

      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        view.addSubview(field)
      }

      override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(input: "a", modifierFlags: [], action: #Selector(act))
        command.wantsPriorityOverSystemBehavior = comesFirst
        return [command]
      }

      func act() { count += 1 }
    }
    let controller = Fielded()
    let screen = Screen { ShownController(controller: controller) }
    screen.tap(at: CGPoint(x: 100, y: 35))
    screen.key("a")
    #expect(controller.count == 0)
    controller.comesFirst = true
    screen.key("a")
    #expect(controller.count == 1)
  }

  @Test("J117: a recognizer of hovering begins where the pointer comes, changes as it moves and ends where it leaves")
  func hovering() {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    controller.view.addSubview(box)
    var states: [UIGestureRecognizer.State] = []
    var place = CGPoint.zero
    let recognizer = UIHoverGestureRecognizer { recognizer in
      states.append(recognizer.state)
      place = recognizer.location(in: box)
    }
    box.addGestureRecognizer(recognizer)
    #expect(box.gestureRecognizers?.count == 1)
    let screen = Screen(width: 320, height: 480) { ShownController(controller: controller) }
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(states.isEmpty)
    screen.hover(at: CGPoint(x: 60, y: 70))
    screen.hover(at: CGPoint(x: 80, y: 70))
    #expect(states == [.began, .changed])
    #expect(place == CGPoint(x: 30, y: 20))
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(states == [.began, .changed, .ended])
    screen.hover(at: CGPoint(x: 100, y: 100))
    screen.hover(at: nil)
    #expect(states.suffix(2) == [.began, .ended])
    recognizer.isEnabled = false
    screen.hover(at: CGPoint(x: 100, y: 100))
    #expect(states.count == 5)
  }
}
