import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Views of AppKit in views of SwiftUI.
@MainActor
struct NSRepresentableTests {
  /// A view with a size of its own.
  private final class SizedView: NSView {
    var number = 0

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
  }

  private struct Counter: NSViewRepresentable {
    let log: Log
    let count: Int

    func makeCoordinator() -> String { "coordinator" }

    func makeNSView(context: Context) -> SizedView {
      log.lines.append("make with \(context.coordinator)")
      return SizedView()
    }

    func updateNSView(_ nsView: SizedView, context: Context) {
      log.lines.append("update \(count) \(context.environment.colorScheme)")
      nsView.number = count
    }

    static func dismantleNSView(_ nsView: SizedView, coordinator: String) {
      nsView.number = -1
    }
  }

  @Test("J50: a view of AppKit is made once, updated when what the update reads changed, and dismantled")
  func updates() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Counter(log: log, count: count).fixedSize().probe("view") }
          Button("Add") { count += 1 }
          Button("Remove") { isShown = false }
        }
      }
    }
    let log = Log()
    let screen = Screen { Page(log: log) }
    #expect(log.take() == ["make with coordinator", "update 0 light"])
    screen["Add"].tap()
    #expect(log.take() == ["update 1 light"])
    screen["Remove"].tap()
    #expect(log.take().isEmpty)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J25: a view of AppKit takes the size that it has by itself")
  func size() {
    let log = Log()
    let frames = layout(in: CGSize(width: 200, height: 200)) {
      Counter(log: log, count: 0).fixedSize().probe("view")
    }
    #expect(frames["view"]?.size == CGSize(width: 40, height: 30))
  }

  /// Writes down its life.
  private final class Controller: NSViewController {
    let log: Log

    init(log: Log) {
      self.log = log
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      log.lines.append("load")
      view = NSView()
    }

    override func viewDidLoad() { log.lines.append("did load") }
    override func viewWillAppear() { log.lines.append("will appear") }
    override func viewDidAppear() { log.lines.append("did appear") }
    override func viewWillLayout() { log.lines.append("will layout") }
    override func viewDidLayout() { log.lines.append("did layout") }
    override func viewWillDisappear() { log.lines.append("will disappear") }
    override func viewDidDisappear() { log.lines.append("did disappear") }
  }

  private struct ShownController: NSViewControllerRepresentable {
    let controller: NSViewController

    func makeNSViewController(context: Context) -> NSViewController { controller }

    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
  }

  @Test("J55: a controller hears of its view in AppKit's order")
  func controllerLife() {
    struct Page: View {
      let controller: NSViewController
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { ShownController(controller: controller) }
          Button("Remove") { isShown = false }
        }
      }
    }
    let log = Log()
    let controller = Controller(log: log)
    let screen = Screen { Page(controller: controller) }
    #expect(
      log.take() == ["load", "did load", "will appear", "will layout", "did layout", "did appear"])
    screen["Remove"].tap()
    #expect(log.take() == ["will disappear", "did disappear"])
  }

  @Test("J55: a hosting controller is shown as a sheet and dismissed")
  func sheets() {
    let root = NSViewController()
    let screen = Screen { ShownController(controller: root) }
    let sheet = NSHostingController(rootView: Text("In the sheet"))
    root.presentAsSheet(sheet)
    #expect(screen["In the sheet"].exists)
    #expect(sheet.presentingViewController === root)
    root.dismiss(sheet)
    #expect(!screen["In the sheet"].exists)
  }

  @Test("The window of an App's views knows its title, its first responder and that it is the key window")
  func window() {
    let view = NSView()
    var isKey = false
    let screen = Screen {
      VStack {
        Shown(view: view)
        Button("Look") { isKey = NSApp.keyWindow === view.window && NSApp.windows.contains { $0 === view.window } }
      }
    }
    let window = view.window
    #expect(window != nil)
    window?.title = "Mine"
    #expect(window?.title == "Mine")
    #expect(window?.firstResponder === window)
    #expect(window?.frame.size == screen.size)
    screen["Look"].tap()
    #expect(isKey)
  }
}
