import TesseraPreview

/// What the events of a process tell of the previews that it showed.
struct PreviewOutcome {
  /// What kept single previews from being shown.
  private(set) var failures: [String] = []
  /// Whether the process came to its end.
  private(set) var isComplete = false
  private var title: String?
  private var place: PreviewPlace?
  private var files: [String] = []

  init(_ events: [PreviewEvent]) {
    for event in events {
      switch event {
      case .began(let title, let place):
        self.title = title
        self.place = place
      case .failed(let message):
        failures.append(title.map { "the preview \($0.debugDescription) failed: \(message)" } ?? message)
      case .wrote(let file, _, _): files.append(file)
      case .ended: isComplete = true
      case .found, .noted: break
      }
    }
  }

  /// When the process ended before its time.
  var moment: String {
    title.map { "while the preview \($0.debugDescription) was shown" } ?? "before the first preview was shown"
  }

  /// Where to go on after the preview that ended the process; nil if it did not come to any.
  func start(after start: PreviewStart) -> PreviewStart? {
    guard let place else { return nil }
    return PreviewStart(after: place, usedFiles: start.usedFiles + files)
  }
}
