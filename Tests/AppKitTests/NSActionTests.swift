import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

/// An object with methods for actions.
@MainActor
private final class ActionListener: NSObject, NSMenuItemValidation {
  var lines: [String] = []
  var allowsItems = true

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func pressed(_ sender: NSButton) { lines.append("pressed \(sender.title)") }

  func moved(_ sender: NSSlider) { lines.append("moved \(sender.integerValue)") }

  func chose(_ sender: Any?) { lines.append("chose \((sender as? NSMenuItem)?.title ?? "nothing")") }

  func plain() { lines.append("plain") }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allowsItems }
}

/// A view around a button, which answers to its action.
private final class AnsweringView: NSView {
  var count = 0

  func answer(_ sender: Any?) { count += 1 }
}

/// Targets and actions of AppKit.
@MainActor
struct NSActionTests {
  private let listener = ActionListener()

  private func screen(_ view: NSView) -> Screen {
    Screen(width: 300, height: 300) { Shown(view: view) }
  }

  @Test("J74: a control sends its action to its target, with itself as the sender")
  func targets() async {
    let button = NSButton(title: "Go", target: listener, action: #Selector(ActionListener.pressed(_:)))
    let box = NSButton(checkboxWithTitle: "Wrap", target: listener, action: #Selector(ActionListener.plain))
    let slider = NSSlider(
      value: 0, minValue: 0, maxValue: 10, target: listener, action: #Selector(ActionListener.moved(_:)))
    let stack = NSStackView(views: [button, box, slider])
    stack.orientation = .vertical
    let screen = screen(stack)
    screen["Go"].tap()
    #expect(listener.take() == ["pressed Go"])
    screen["Wrap"].tap()
    #expect(listener.take() == ["plain"])
    let frame = screen.element(.slider).frame
    await screen.drag(from: CGPoint(x: frame.minX + 8, y: frame.midY), to: CGPoint(x: frame.maxX - 2, y: frame.midY))
    #expect(listener.take().last == "moved 10")
    slider.doubleValue = 3
    #expect(listener.take().isEmpty)
    button.action = nil
    screen["Go"].tap()
    #expect(listener.take().isEmpty)
    #expect(!button.sendAction(nil, to: listener))
    #expect(button.sendAction(#Selector(ActionListener.plain), to: listener))
    button.sendAction(on: [.leftMouseUp, .rightMouseUp])
    #expect(button.sendAction(on: .leftMouseUp) == 1 << 2 | 1 << 4)
  }

  @Test("J74: without a target, the first of the responders is asked that has the method; a target is not kept")
  func responders() {
    let view = AnsweringView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = NSButton(title: "Go", target: nil, action: #Selector(AnsweringView.answer(_:)))
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 30)
    view.addSubview(button)
    let screen = screen(view)
    screen["Go"].tap()
    #expect(view.count == 1)
    #expect(!NSApp.sendAction(#Selector(AnsweringView.answer(_:)), to: listener, from: nil))
    do {
      let other = AnsweringView()
      button.target = other
      #expect(button.target === other)
    }
    #expect(button.target == nil)
  }

  @Test("J75: an item of a menu sends its action, and is disabled where nothing takes it or its target says no")
  func items() {
    let menu = NSMenu(title: "")
    let cut = menu.addItem(withTitle: "Cut", action: #Selector(ActionListener.chose(_:)), keyEquivalent: "x")
    cut.target = listener
    let paste = NSMenuItem(title: "Paste", action: Selector("paste:"), keyEquivalent: "")
    menu.addItem(paste)
    let view = NSView()
    view.menu = menu
    let screen = screen(view)
    screen.secondaryTap(at: CGPoint(x: 100, y: 100))
    #expect(!screen["Paste"].isEnabled)
    screen["Cut"].tap()
    #expect(listener.take() == ["chose Cut"])
    listener.allowsItems = false
    screen.secondaryTap(at: CGPoint(x: 100, y: 100))
    #expect(!screen["Cut"].isEnabled)
    menu.performActionForItem(at: 0)
    menu.performActionForItem(at: 7)
    #expect(listener.take().isEmpty)
    menu.autoenablesItems = false
    menu.performActionForItem(at: 0)
    #expect(listener.take() == ["chose Cut"])
  }

  @Test("J76: what assistive technology gets of a view is what the program sets")
  func accessibility() {
    let view = NSView()
    view.setAccessibilityElement(true)
    view.setAccessibilityLabel("Sheet")
    view.setAccessibilityValue(3)
    view.setAccessibilityIdentifier("sheet")
    let screen = screen(view)
    #expect(screen["Sheet"].exists)
    #expect(screen["Sheet"].value == "3")
    #expect(screen.element(id: "sheet").exists)
    #expect(view.accessibilityLabel() == "Sheet" && view.isAccessibilityElement())
    view.setAccessibilityHidden(true)
    #expect(!screen["Sheet"].exists)
  }
}
