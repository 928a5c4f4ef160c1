import Foundation
import SwiftUI
import SwiftUITesting
import Synchronization
import TesseraUIKit
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// An object with methods of all shapes.
@MainActor
private class Receiver: NSObject {
  var heard: [String] = []
  var level = 0
  var button: UIButton?

  func plain() { heard.append("plain") }
  func tapped(_ sender: UIButton) { heard.append("tapped \(sender.currentTitle ?? "")") }
  func any(_ sender: Any) { heard.append("any \(type(of: sender))") }
  func anyOrNone(_ sender: Any?) { heard.append("any? \(sender == nil)") }
  func optional(_ sender: UIButton?) { heard.append("optional \(sender != nil)") }
  func labeled(sender: UIControl) { heard.append("labeled") }
  func withEvent(_ sender: UIControl, event: UIEvent) { heard.append("event") }
  func two(_ sender: UIControl, _ event: UIEvent?) { heard.append("two \(event != nil)") }
  func result() -> Int {
    heard.append("result")
    return 1
  }
  func failing() throws { heard.append("failing") }
  func overloaded() { heard.append("overloaded 0") }
  func overloaded(_ sender: UIButton) { heard.append("overloaded 1") }
  func slider(_ slider: UISlider) { heard.append("slider") }
  func `switch`(_ sender: UIButton) { heard.append("switch") }
  private func hidden(_ sender: UIButton) { heard.append("hidden") }
  func overridden() { heard.append("base") }
  func generic(_ sender: AnyObject) { heard.append("object") }

  lazy var recognizer = UITapGestureRecognizer(target: self, action: #Selector(plain))
  lazy var closure: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer(target: self, action: #Selector(any(_:)))
    recognizer.addTarget(self, action: #Selector(plain))
    return recognizer
  }()

  func add(_ action: Selector) {
    button?.removeTarget(nil, action: nil, for: .allEvents)
    button?.addTarget(self, action: action, for: .touchUpInside)
  }

  func addHidden() { add(#Selector(hidden(_:))) }
  func addHiddenInClosure() {
    let work = { [weak self] in self?.add(#Selector(Receiver.hidden(_:))) }
    work()
  }
}

private final class InnerReceiver: Receiver {
  override func overridden() { heard.append("derived") }

  struct Nested {
    @MainActor static func selector() -> Selector { #Selector(InnerReceiver.overridden) }
  }
}

extension Receiver {
  fileprivate func inExtension(_ sender: UIButton) { heard.append("extension") }
  fileprivate func addOfExtension() { add(#Selector(self.inExtension)) }
  fileprivate func addOfSelf() { add(#Selector(Self.inExtension(_:))) }
}

/// An object of no actor.
private final class Worker: NSObject, @unchecked Sendable {
  let heard = Mutex<[String]>([])

  func plain() { heard.withLock { $0.append("plain") } }
  func posted(_ notification: Notification) { heard.withLock { $0.append("posted") } }
  func observe(_ center: NotificationCenter) {
    center.addObserver(self, selector: #Selector(posted), name: nil, object: nil)
    center.addObserver(self, selector: #Selector(plain), name: nil, object: nil)
    center.addObserver(self, selector: #Selector(Worker.posted(_:)), name: nil, object: nil)
  }
}

/// Targets and actions.
@MainActor
struct SelectorTests {
  private let button: UIButton
  private let receiver = Receiver()
  private let screen: Screen

  init() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    self.button = button
    receiver.button = button
    screen = Screen(width: 200, height: 200) { Shown(view: button) }
  }

  /// What is heard of a tap with an action.
  private func heard(_ action: Selector) -> [String] {
    receiver.add(action)
    return heardOfTap()
  }

  private func heardOfTap() -> [String] {
    receiver.heard = []
    screen["Go"].tap()
    return receiver.heard
  }

  @Test("J32: A method gets as many of the sender and the event as it takes, in all shapes of use")
  func shapes() {
    let receiver = receiver
    #expect(heard(#Selector(receiver.plain)) == ["plain"])
    #expect(heard(#Selector(Receiver.plain)) == ["plain"])
    #expect(heard(#Selector(Receiver.plain as (Receiver) -> () -> Void)) == ["plain"])
    #expect(heard(#Selector(receiver.tapped)) == ["tapped Go"])
    #expect(heard(#Selector(receiver.tapped(_:))) == ["tapped Go"])
    #expect(heard(#Selector(Receiver.tapped(_:))) == ["tapped Go"])
    #expect(heard(#Selector(Receiver.any(_:))) == ["any UIButton"])
    #expect(heard(#Selector(Receiver.any)) == ["any UIButton"])
    #expect(heard(#Selector(Receiver.anyOrNone(_:))) == ["any? false"])
    #expect(heard(#Selector(Receiver.optional(_:))) == ["optional true"])
    #expect(heard(#Selector(Receiver.labeled(sender:))) == ["labeled"])
    #expect(heard(#Selector(Receiver.withEvent(_:event:))) == ["event"])
    #expect(heard(#Selector(Receiver.two(_:_:))) == ["two true"])
    #expect(heard(#Selector(Receiver.result)) == ["result"])
    #expect(heard(#Selector(receiver.failing)) == ["failing"])
    #expect(heard(#Selector(Receiver.generic(_:))) == ["object"])
    #expect(heard(#Selector(Receiver.overloaded as (Receiver) -> (UIButton) -> Void)) == ["overloaded 1"])
    #expect(heard(#Selector(receiver.overloaded as () -> Void)) == ["overloaded 0"])
    #expect(heard(#Selector((receiver.overloaded(_:)))) == ["overloaded 1"])
    #expect(heard(#Selector(Receiver.`switch`(_:))) == ["switch"])
  }

  @Test("J32: Private methods, those of extensions and overrides are called")
  func access() {
    receiver.addHidden()
    #expect(heardOfTap() == ["hidden"])
    receiver.addHiddenInClosure()
    #expect(heardOfTap() == ["hidden"])
    receiver.addOfExtension()
    #expect(heardOfTap() == ["extension"])
    receiver.addOfSelf()
    #expect(heardOfTap() == ["extension"])
    let inner = InnerReceiver()
    inner.button = button
    inner.add(#Selector(Receiver.overridden))
    screen["Go"].tap()
    inner.add(InnerReceiver.Nested.selector())
    screen["Go"].tap()
    #expect(inner.heard == ["derived", "derived"])
  }

  @Test("J32: A method that takes another type is not called, nor is a name alone")
  func mismatches() {
    #expect(heard(#Selector(Receiver.slider(_:))).isEmpty)
    #expect(heard("plain").isEmpty)
    #expect(heard(Selector(("tapped:"))).isEmpty)
    #expect(heard(#Selector(InnerReceiver.overridden)).isEmpty)
  }

  @Test("J32: A control keeps neither its targets nor those that selectors are named with")
  func targetsAreNotKept() {
    var other: Receiver? = Receiver()
    weak let reference = other
    if let other { button.addTarget(other, action: #Selector(other.plain), for: .touchUpInside) }
    #expect(button.allTargets.count == 1)
    other = nil
    #expect(reference == nil)
    #expect(button.allTargets.isEmpty)
    screen["Go"].tap()
  }

  @Test("J32: Targets are added once and removed by object, method and event")
  func removal() {
    let action = #Selector(Receiver.plain)
    button.addTarget(receiver, action: action, for: .touchUpInside)
    button.addTarget(receiver, action: action, for: .touchUpInside)
    #expect(heardOfTap() == ["plain"])
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["plain"])
    button.removeTarget(receiver, action: #Selector(Receiver.result), for: .allEvents)
    #expect(heardOfTap() == ["plain"])
    button.removeTarget(receiver, action: action, for: .touchDown)
    #expect(heardOfTap() == ["plain"])
    button.removeTarget(receiver, action: nil, for: .touchUpInside)
    #expect(heardOfTap().isEmpty)
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == nil)
  }

  @Test("J32: Recognizers call methods with themselves")
  func recognizer() async {
    let view = UIView()
    view.addGestureRecognizer(receiver.recognizer)
    receiver.recognizer.addTarget(receiver, action: #Selector(Receiver.any(_:)))
    let screen = Screen(width: 200, height: 200) { Shown(view: view) }
    screen.tap(at: CGPoint(x: 50, y: 50))
    await screen.advance(by: .seconds(1))
    #expect(receiver.heard == ["plain", "any UITapGestureRecognizer"])
    view.removeGestureRecognizer(receiver.recognizer)
    view.addGestureRecognizer(receiver.closure)
    receiver.heard = []
    receiver.closure.removeTarget(receiver, action: #Selector(Receiver.plain))
    screen.tap(at: CGPoint(x: 50, y: 50))
    await screen.advance(by: .seconds(1))
    #expect(receiver.heard == ["any UITapGestureRecognizer"])
  }

  @Test("J32: Without a target, the first responder that has the method is asked")
  func responders() {
    final class Outer: UIView {
      var count = 0
      func outer() { count += 1 }
    }
    let outer = Outer()
    outer.addSubview(button)
    button.addTarget(nil, action: #Selector(Outer.outer), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(outer.count == 1)
    #expect(button.canPerformAction(#Selector(UIView.layoutIfNeeded), withSender: nil))
    #expect(!button.canPerformAction(#Selector(Outer.outer), withSender: nil))
    #expect(button.target(forAction: #Selector(Outer.outer), withSender: nil) as? UIView === outer)
  }

  @Test("J32: Sending to no target takes the keyboard away from a field of SwiftUI or UIKit")
  func resigning() {
    @MainActor final class Model: ObservableObject {
      @Published var text = ""
    }
    struct Form: View {
      @StateObject var model = Model()
      @FocusState var isFocused: Bool
      let field: UITextField

      var body: some View {
        TextField("Name", text: $model.text).focused($isFocused)
        Shown(view: field)
        Text(isFocused ? "typing" : "idle")
        Button("Done") {
          UIApplication.shared.sendAction(#Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
    }
    let field = UITextField()
    let screen = Screen(width: 300, height: 300) { Form(field: field) }
    screen["Name"].tap()
    #expect(screen.visibleText.contains("typing"))
    screen["Done"].tap()
    #expect(screen.visibleText.contains("idle"))
    screen.tap(at: field.convert(CGPoint(x: 20, y: 5), to: nil))
    #expect(field.isFirstResponder)
    screen["Done"].tap()
    #expect(!field.isFirstResponder)
  }

  @Test("J32: Timers, notifications, delays and display links call methods")
  func services() async {
    @MainActor final class Model: NSObject {
      var ticks = 0
      var posts: [String] = []
      var late: [String] = []
      var frames = 0

      func tick(_ timer: Timer) { ticks += 1 }
      func posted(_ notification: Notification) { posts.append(notification.name.rawValue) }
      func late(_ value: Any?) { late.append("\(value ?? "none")") }
      func frame(_ link: CADisplayLink) { frames += 1 }
    }
    let model = Model()
    let name = Notification.Name("org.example.selector")
    let center = NotificationCenter()
    center.addObserver(model, selector: #Selector(Model.posted(_:)), name: name, object: nil)
    var link: CADisplayLink?
    let screen = Screen(width: 100, height: 100) {
      Button("Start") {
        Timer.scheduledTimer(
          timeInterval: 1, target: model, selector: #Selector(Model.tick(_:)), userInfo: nil, repeats: true)
        model.perform(#Selector(Model.late(_:)), with: 5, afterDelay: 2)
        model.perform(#Selector(Model.late(_:)), with: 6, afterDelay: 2.5)
        link = CADisplayLink(target: model, selector: #Selector(Model.frame(_:)))
        link?.preferredFramesPerSecond = 10
        link?.add(to: .main, forMode: .common)
      }
      Button("Stop") { NSObject.cancelPreviousPerformRequests(withTarget: model) }
    }
    screen["Start"].tap()
    await screen.advance(by: .seconds(1.5))
    #expect(model.late.isEmpty)
    await screen.advance(by: .seconds(0.7))
    screen["Stop"].tap()
    await screen.advance(by: .seconds(1))
    #expect(model.ticks == 3)
    #expect(model.late == ["5"])
    #expect((31...32).contains(model.frames))
    link?.isPaused = true
    await screen.advance(by: .seconds(1))
    #expect((31...32).contains(model.frames))
    link?.invalidate()
    center.post(name: name, object: nil)
    center.removeObserver(model, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(model.posts == [name.rawValue])
    model.perform(#Selector(Model.late(_:)), with: "now")
    #expect(model.late == ["5", "now"])
    #expect(model.responds(to: #Selector(Model.tick(_:))))
    #expect(!model.responds(to: #Selector(Receiver.plain)))
  }

  @Test("J32: An observer that is gone hears nothing, and is not kept by the center")
  func observersAreNotKept() {
    let center = NotificationCenter()
    var other: Receiver? = Receiver()
    weak let reference = other
    if let other { center.addObserver(other, selector: #Selector(Receiver.plain), name: nil, object: nil) }
    other = nil
    #expect(reference == nil)
    center.post(name: Notification.Name("x"), object: nil)
  }

  @Test("J32: Methods of no actor are called on the thread that sends")
  func otherThreads() async {
    let worker = Worker()
    let center = NotificationCenter()
    worker.observe(center)
    await Task.detached { center.post(name: Notification.Name("x"), object: nil) }.value
    #expect(worker.heard.withLock { $0.sorted() } == ["plain", "posted", "posted"])
  }

  @Test("J32: Getters and setters of an object are read and written")
  func properties() {
    let receiver = receiver
    receiver.perform(#Selector(setter: receiver.level), with: 4)
    #expect(receiver.level == 4)
    receiver.perform(#Selector(setter: receiver.level), with: "five")
    #expect(receiver.level == 4)
    #expect(#Selector(getter: receiver.level) == Selector("level"))
  }
}
