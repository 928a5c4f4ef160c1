import SwiftUI
import TesseraUIKit

/// Shows a controller.
struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// What controllers say.
@MainActor
final class ControllerJournal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller with a text, which tells of its life.
final class NamedController: UIViewController {
  let journal: ControllerJournal
  let name: String

  init(_ name: String, _ journal: ControllerJournal) {
    self.name = name
    self.journal = journal
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func tell(_ line: String) { journal.lines.append("\(name) \(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Text of \(name)"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) { tell(isMovingToParent ? "will appear as new" : "will appear") }

  override func viewDidAppear(_ animated: Bool) { tell("did appear") }

  override func viewWillDisappear(_ animated: Bool) {
    tell(isMovingFromParent ? "will disappear for good" : "will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }

  override func didMove(toParent parent: UIViewController?) { tell(parent == nil ? "left" : "joined") }
}
