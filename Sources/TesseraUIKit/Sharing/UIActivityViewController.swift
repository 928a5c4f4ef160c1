import Foundation
import SwiftUI
import TesseraCore

/// Offers what can be done with things: copying, opening, saving and sending them by e-mail, and activities of the program (J85).
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Told what was done.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  let items: [Any]
  private let activities: [UIActivity]
  private var isFinished = false
  /// The dialog that asks where to save.
  private var question: FileQuestion?

  /// A controller for things.
  ///
  /// - Parameters:
  ///   - activityItems: texts, addresses, pictures, and objects that have such (`UIActivityItemSource`). Others are offered to
  ///     activities of the program only.
  ///   - applicationActivities: what else can be done.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one: nothing.
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Told what was done, when the controller goes: the activity and true, or nil and false if the user gave up.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  open override func loadView() {
    view = ActivityListView(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report(nil, false)
  }

  // MARK: Activities

  /// What is offered, in order.
  var offers: [ActivityOffer] {
    let contents = ActivityContents(items.map { placeholder($0) })
    let excluded = Set(excludedActivityTypes ?? [])
    let own = ActivityOffer.own.filter { offer in
      offer.canBeDone(with: contents) && !(offer.type.map(excluded.contains) ?? false)
    }
    let others = activities.filter { activity in
      activity.canPerform(withActivityItems: items.map { placeholder($0) })
        && !(activity.activityType.map(excluded.contains) ?? false)
    }
    return own + others.map { .activity($0) }
  }

  private func placeholder(_ item: Any) -> Any {
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }

  private func resolved(_ type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func subject(_ type: UIActivity.ActivityType?) -> String {
    let sources = items.compactMap { $0 as? any UIActivityItemSource }
    return sources.map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty } ?? ""
  }

  /// The user chose something.
  func choose(_ offer: ActivityOffer) {
    let items = resolved(offer.type)
    let contents = ActivityContents(items)
    switch offer {
    case .copy:
      contents.copy()
      finish(offer.type, true)
    case .open:
      for url in contents.urls { UIApplication.shared.open(url) }
      finish(offer.type, true)
    case .mail:
      let link = MailLink(subject: subject(offer.type), body: contents.lines.joined(separator: "\n"))
      if let url = link.url { UIApplication.shared.open(url) }
      finish(offer.type, true)
    case .save:
      let question = FileQuestion()
      self.question = question
      question.ask(FileRequest(.save(name: contents.fileName))) { [self] urls in
        guard let url = urls.first else { return }
        finish(offer.type, true, error: contents.save(to: url))
      }
    case .activity(let activity):
      activity.owner = self
      activity.prepare(withActivityItems: items)
      if let controller = activity.activityViewController {
        present(controller, animated: true)
      } else {
        activity.perform()
      }
    }
  }

  /// Something was done, or given up: the controller goes, and tells.
  func finish(_ type: UIActivity.ActivityType?, _ completed: Bool, error: (any Error)? = nil) {
    dismiss(animated: true)
    report(type, completed && error == nil, error)
  }

  private func report(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)? = nil) {
    guard !isFinished else { return }
    isFinished = true
    completionWithItemsHandler?(type, completed, nil, error)
  }
}
