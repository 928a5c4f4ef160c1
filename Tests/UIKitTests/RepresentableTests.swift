import Observation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class Journal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Observable
private final class Model {
  var value = 1
  var isShown = true
}

/// A view with a size of its own.
private final class SizedView: UIView {
  var content = CGSize(width: 40, height: 30) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }
}

private struct Counter: UIViewRepresentable {
  let journal: Journal
  @Binding var count: Int

  func makeCoordinator() -> String { "coordinator" }

  func makeUIView(context: Context) -> SizedView {
    journal.lines.append("make with \(context.coordinator)")
    return SizedView()
  }

  func updateUIView(_ uiView: SizedView, context: Context) {
    journal.lines.append("update \(count) \(context.environment.colorScheme)")
    uiView.tag = count
  }

  static func dismantleUIView(_ uiView: SizedView, coordinator: String) {
    uiView.accessibilityLabel = "dismantled"
  }
}

/// Views of UIKit in views of SwiftUI.
@MainActor
struct RepresentableTests {
  @Test("J24: a view is made once, and updated when what the update reads changed")
  func updates() {
    struct Page: View {
      let journal: Journal
      @State private var count = 0
      @State private var other = 0
      @State private var isDark = false
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Counter(journal: journal, count: $count) }
          Text("Other \(other)")
          Button("Add") { count += 1 }
          Button("Else") { other += 1 }
          Button("Dark") { isDark = true }
          Button("Remove") { isShown = false }
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
    let journal = Journal()
    let screen = Screen { Page(journal: journal) }
    #expect(journal.take() == ["make with coordinator", "update 0 light"])
    screen["Add"].tap()
    #expect(journal.take() == ["update 1 light"])
    screen["Else"].tap()
    #expect(screen["Other 1"].exists)
    #expect(journal.take().isEmpty)
    screen["Dark"].tap()
    #expect(journal.take() == ["update 1 dark"])
    screen["Remove"].tap()
    #expect(journal.take().isEmpty)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J24: an update follows what it reads of observable objects, and the view is dismantled when it goes")
  func observation() {
    struct Shown: UIViewRepresentable {
      let model: Model
      let view: UIView

      func makeUIView(context: Context) -> UIView { view }

      func updateUIView(_ uiView: UIView, context: Context) { uiView.tag = model.value }

      static func dismantleUIView(_ uiView: UIView, coordinator: ()) { uiView.tag = -1 }
    }
    struct Page: View {
      let model: Model
      let view: UIView

      var body: some View {
        if model.isShown { Shown(model: model, view: view) }
      }
    }
    let (model, view) = (Model(), UIView())
    let screen = Screen { Page(model: model, view: view) }
    #expect(view.tag == 1)
    model.value = 5
    _ = screen.describe()
    #expect(view.tag == 5)
    model.isShown = false
    _ = screen.describe()
    #expect(view.tag == -1)
    #expect(view.window == nil)
  }

  /// Shows a view in the middle.
  private struct Middle: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func size(of view: UIView) -> CGSize {
    let screen = Screen(width: 200, height: 100) { Middle(view: view) }
    _ = screen.describe()
    return view.bounds.size
  }

  @Test("J25: a view without a size of its own takes what it is offered")
  func unsized() {
    #expect(size(of: UIView()) == CGSize(width: 200, height: 100))
  }

  @Test("J25: a view that hugs its content is no larger, and one that does not is as large as offered")
  func hugging() {
    let view = SizedView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(size(of: view) == CGSize(width: 40, height: 100))
  }

  @Test("J25: a view that resists compression stays as large as its content, and one that does not shrinks")
  func compression() {
    let view = SizedView()
    view.content = CGSize(width: 400, height: 300)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(size(of: view) == CGSize(width: 200, height: 300))
  }

  @Test("J25: sizeThatFits decides before the view does, and another size by itself is a new layout")
  func chosenSize() {
    struct Chosen: UIViewRepresentable {
      let view: UIView

      func makeUIView(context: Context) -> UIView { view }

      func updateUIView(_ uiView: UIView, context: Context) {}

      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: (proposal.width ?? 0) / 2, height: 10)
      }
    }
    let chosen = UIView()
    let screen = Screen(width: 200, height: 100) { Chosen(view: chosen) }
    _ = screen.describe()
    #expect(chosen.bounds.size == CGSize(width: 100, height: 10))

    let view = SizedView()
    for axis in [UILayoutConstraintAxis.horizontal, .vertical] { view.setContentHuggingPriority(.required, for: axis) }
    let other = Screen(width: 200, height: 100) { Middle(view: view) }
    _ = other.describe()
    view.content = CGSize(width: 80, height: 60)
    _ = other.describe()
    #expect(view.bounds.size == CGSize(width: 80, height: 60))
    view.content = CGSize(width: CGFloat.nan, height: -5)
    _ = other.describe()
    #expect(view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test("J26: a controller hears of its view in UIKit's order")
  func controllerLife() {
    final class Controller: UIViewController {
      var journal: Journal?

      override func loadView() {
        journal?.lines.append("load")
        view = UIView()
      }

      override func viewDidLoad() { journal?.lines.append("did load") }
      override func viewWillAppear(_ animated: Bool) { journal?.lines.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { journal?.lines.append("is appearing") }
      override func viewWillLayoutSubviews() { journal?.lines.append("will lay out") }
      override func viewDidLayoutSubviews() { journal?.lines.append("did lay out") }
      override func viewDidAppear(_ animated: Bool) { journal?.lines.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { journal?.lines.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { journal?.lines.append("did disappear") }
    }
    struct Shown: UIViewControllerRepresentable {
      let journal: Journal

      func makeUIViewController(context: Context) -> Controller {
        let controller = Controller()
        controller.journal = journal
        return controller
      }

      func updateUIViewController(_ controller: Controller, context: Context) {
        journal.lines.append("update")
      }
    }
    struct Page: View {
      let journal: Journal
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Shown(journal: journal) }
          Button("Remove") { isShown = false }
        }
      }
    }
    let journal = Journal()
    let screen = Screen { Page(journal: journal) }
    _ = screen.describe()
    #expect(
      journal.take() == [
        "load", "did load", "update", "will appear", "is appearing", "will lay out", "did lay out", "did appear",
      ])
    screen["Remove"].tap()
    #expect(journal.take() == ["will disappear", "did disappear"])
  }

  @Test("Views of SwiftUI live in views of UIKit: they keep their state, are found and are touched")
  func hosting() {
    struct Inner: View {
      @State private var count = 0

      var body: some View {
        Button("Inner \(count)") { count += 1 }
      }
    }
    final class Outer: UIViewController {
      override func viewDidLoad() {
        let child = UIHostingController(rootView: Inner())
        addChild(child)
        child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 40)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    struct Shown: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Outer { Outer() }

      func updateUIViewController(_ controller: Outer, context: Context) {}
    }
    let screen = Screen(width: 200, height: 200) { Shown() }
    #expect(screen["Inner 0"].frame.midX == 70)
    #expect(screen["Inner 0"].frame.midY == 50)
    screen["Inner 0"].tap()
    #expect(screen["Inner 1"].exists)
  }
}
