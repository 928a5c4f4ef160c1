import CoreTransferable
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Says what is dragged and takes what is dropped, and notes what it is told.
@MainActor
private final class Exchange: UIDragInteractionDelegate, UIDropInteractionDelegate {
  var lines: [String] = []
  var text: String? = "Leaf"
  var operation = UIDropOperation.copy
  var accepts = true

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let text, let view = interaction.view else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    let place = session.location(in: view)
    lines.append("begin at \(Int(place.x)),\(Int(place.y))")
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { lines.append("ended \(operation)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { accepts }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    lines.append("enter")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: operation) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    lines.append("exit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let names = session.items.map { $0.localObject as? String ?? "?" }
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    lines.append("drop \(names) at \(Int(place.x)),\(Int(place.y)) local \(session.localDragSession != nil)")
  }
}

/// Dragging and dropping by interactions of UIKit.
@MainActor
struct DragAndDropTests {
  private let exchange = Exchange()
  private let source = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let target = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))

  private func screen() -> Screen {
    let root = UIView()
    source.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    source.addInteraction(UIDragInteraction(delegate: exchange))
    target.addInteraction(UIDropInteraction(delegate: exchange))
    root.backgroundColor = .white
    for view in [source, target] { root.addSubview(view) }
    return Screen(width: 300, height: 300) { ShownView(view: root) }
  }

  @Test("J102: what a delegate says is dragged from its view and dropped on another, with a picture at the pointer")
  func dragAndDrop() async {
    let screen = screen()
    screen.pressDown(at: CGPoint(x: 40, y: 50))
    screen.move(to: CGPoint(x: 60, y: 60))
    #expect(exchange.take() == ["begin at 20,30"])
    screen.move(to: CGPoint(x: 190, y: 200))
    #expect(exchange.take() == ["enter"])
    #expect(screen.snapshot().color(at: CGPoint(x: 190, y: 200)).red < 0.5)
    screen.move(to: CGPoint(x: 120, y: 100))
    #expect(exchange.take() == ["exit"])
    screen.move(to: CGPoint(x: 200, y: 220))
    screen.release()
    await screen.settle()
    #expect(exchange.take() == ["enter", "drop [\"Leaf\"] at 50,70 local true", "ended copy"])
    #expect(screen.snapshot().color(at: CGPoint(x: 190, y: 200)).red > 0.9)
  }

  @Test("J102: a drag that nothing takes ends with cancel; one that is refused, too; nothing to drag is no drag")
  func refused() async {
    let screen = screen()
    exchange.accepts = false
    await screen.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 200, y: 200))
    #expect(exchange.take() == ["begin at 20,30", "ended cancel"])
    exchange.accepts = true
    exchange.operation = .forbidden
    await screen.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 200, y: 200))
    #expect(exchange.take() == ["begin at 20,30", "enter", "exit", "ended cancel"])
    exchange.text = nil
    await screen.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 200, y: 200))
    #expect(exchange.take() == [])
  }

  @Test("J102: a view that leaves while it is dragged ends nothing, and its drag goes on to the end")
  func leavingSource() async {
    let screen = screen()
    screen.pressDown(at: CGPoint(x: 40, y: 50))
    screen.move(to: CGPoint(x: 80, y: 90))
    source.removeFromSuperview()
    await screen.settle()
    screen.move(to: CGPoint(x: 200, y: 200))
    target.removeFromSuperview()
    await screen.settle()
    screen.release()
    await screen.settle()
    #expect(exchange.lines.last?.hasPrefix("ended") == true)
  }

  @Test("J102: views of SwiftUI take what is dragged from a view of UIKit")
  func acrossFrameworks() async {
    var taken: [String] = []
    let root = UIView()
    root.addInteraction(UIDragInteraction(delegate: exchange))
    let screen = Screen(width: 300, height: 300) {
      VStack(spacing: 0) {
        ShownView(view: root).frame(height: 150)
        Color.green.frame(height: 150).dropDestination(for: String.self) { texts, _ in
          taken += texts
          return true
        }
      }
    }
    await screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250))
    await screen.settle()
    #expect(taken == ["Leaf"])
    #expect(exchange.lines.last == "ended copy")
  }
}
