import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

/// Gesture recognizers of AppKit, in its views and on views of SwiftUI.
@MainActor
struct NSGestureRecognizerTests {
  @MainActor
  private final class Receiver: NSObject {
    let log: Log

    init(log: Log) { self.log = log }

    func clicked(_ recognizer: NSClickGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      log.lines.append("clicked \(Int(place.x)), \(Int(place.y))")
    }

    func panned(_ recognizer: NSPanGestureRecognizer) {
      let distance = recognizer.translation(in: recognizer.view)
      log.lines.append("\(recognizer.state) \(Int(distance.x)), \(Int(distance.y))")
    }
  }

  @Test("J421: recognizers of a view send methods, with places in its coordinates, and leave with their view")
  func recognizers() async {
    let (log, view) = (Log(), NSView())
    let receiver = Receiver(log: log)
    let click = NSClickGestureRecognizer(target: receiver, action: #Selector(Receiver.clicked(_:)))
    click.numberOfClicksRequired = -3
    #expect(click.numberOfClicksRequired == 1)
    view.addGestureRecognizer(click)
    let pan = NSPanGestureRecognizer(target: receiver, action: #Selector(Receiver.panned(_:)))
    view.gestureRecognizers.append(pan)
    let screen = Screen(width: 100, height: 80) { Shown(view: view) }
    screen.tap(at: CGPoint(x: 30, y: 20))
    #expect(log.take() == ["clicked 30, 60"])
    await screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 40))
    let heard = log.take()
    #expect(heard.first?.hasPrefix("began") == true)
    #expect(heard.last == "ended 40, -30")
    view.removeGestureRecognizer(click)
    #expect(view.gestureRecognizers.count == 1)
    #expect(click.view == nil)
    #expect(click.location(in: nil) == .zero)
    screen.tap(at: CGPoint(x: 30, y: 20))
    #expect(log.take().isEmpty)
  }

  private final class Lifts: NSGestureRecognizer {
    let log: Log

    init(log: Log) {
      self.log = log
      super.init(target: nil, action: nil as Selector?)
    }

    override func mouseDown(with event: NSEvent) { log.lines.append("down") }

    override func mouseUp(with event: NSEvent) {
      log.lines.append("up")
      state = .ended
    }
  }

  private final class Refusal: NSGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { false }
  }

  @Test("J421: a recognizer of the program's own hears of the pointer and sets its state; the delegate may refuse")
  func ownRecognizer() {
    let (log, view) = (Log(), NSView())
    let lifts = Lifts(log: log)
    view.addGestureRecognizer(lifts)
    let screen = Screen(width: 100, height: 80) { Shown(view: view) }
    screen.tap(at: CGPoint(x: 30, y: 20))
    #expect(log.take() == ["down", "up"])
    #expect(lifts.state == .ended)
    let refusal = Refusal()
    lifts.delegate = refusal
    screen.tap(at: CGPoint(x: 30, y: 20))
    #expect(lifts.state == .failed)
  }

  private struct Drags: NSGestureRecognizerRepresentable {
    let log: Log
    let name: String

    func makeCoordinator(converter: CoordinateSpaceConverter) -> String {
      log.lines.append("coordinator")
      return "c"
    }

    func makeNSGestureRecognizer(context: Context) -> NSPanGestureRecognizer {
      log.lines.append("make")
      return NSPanGestureRecognizer()
    }

    func updateNSGestureRecognizer(_ recognizer: NSPanGestureRecognizer, context: Context) {
      log.lines.append("update \(name)")
    }

    func handleNSGestureRecognizerAction(_ recognizer: NSPanGestureRecognizer, context: Context) {
      guard recognizer.state == .ended else { return }
      let converter = context.converter
      let (local, global, box) = (
        converter.localLocation, converter.location(in: .global), converter.location(in: .named("box"))
      )
      log.lines.append("\(name) \(context.coordinator) local \(Int(local.x)), \(Int(local.y))")
      log.lines.append("global \(Int(global.x)), \(Int(global.y)) box \(Int(box.x)), \(Int(box.y))")
      if let moved = converter.translation(in: .global), let own = converter.localTranslation {
        log.lines.append("moved \(Int(moved.x)), \(Int(moved.y)) own \(Int(own.x)), \(Int(own.y))")
      }
      let back = converter.convert(globalPoint: global)
      let isSame = converter.velocity(in: .local) == converter.localVelocity
      log.lines.append("back \(Int(back.x)), \(Int(back.y)) \(isSame)")
    }
  }

  private struct Page: View {
    let log: Log
    @State private var name = "first"
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        VStack {
          if isShown {
            Color.red.frame(width: 100, height: 100).gesture(Drags(log: log, name: name)).padding(20)
          }
        }
        .coordinateSpace(.named("box"))
        .padding(.top, 30)
        Button("Rename") { name = "second" }.frame(height: 40)
        Button("Remove") { isShown = false }.frame(height: 40)
      }
      .frame(width: 200, height: 300, alignment: .topLeading)
    }
  }

  @Test("J420: a recognizer of AppKit is made once, updated, and tells places in the spaces of SwiftUI")
  func representable() async {
    let log = Log()
    let screen = Screen(width: 200, height: 300) { Page(log: log) }
    #expect(log.take() == ["coordinator", "make", "update first"])
    await screen.drag(from: CGPoint(x: 40, y: 70), to: CGPoint(x: 80, y: 100))
    #expect(
      log.take() == [
        "first c local 60, 50", "global 80, 100 box 80, 70", "moved 40, 30 own 40, 30", "back 60, 50 true",
      ])
    screen["Rename"].tap()
    #expect(log.take() == ["update second"])
    screen["Remove"].tap()
    await screen.drag(from: CGPoint(x: 40, y: 70), to: CGPoint(x: 80, y: 100))
    #expect(log.take().isEmpty)
  }
}
