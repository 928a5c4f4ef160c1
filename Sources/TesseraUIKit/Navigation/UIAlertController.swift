import Foundation
import SwiftUI
import TesseraCore

/// A question with buttons, which is shown as the alerts and dialogs of SwiftUI are (J42).
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where a question is shown.
  nonisolated public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert
  }

  /// Where the question is shown.
  public let preferredStyle: Style
  let followed = FollowedObject()
  private var hasAnswer = false

  /// A question.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - message: more about it.
  ///   - preferredStyle: where it is shown.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
    prepare()
  }

  /// An empty question in a sheet.
  public convenience override init() {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// No controller is kept in an archive, so there is none to be read from one: an empty alert.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    dialog = { [unowned self] isPresented in AnyView(AlertFace(alert: self, isPresented: isPresented)) }
    titleDidChange = { [unowned self] in followed.didChange() }
  }

  /// More about the question.
  open var message: String? {
    didSet { if message != oldValue { followed.didChange() } }
  }

  // MARK: Answers

  /// The buttons, in order. Without any there is one that says OK.
  public private(set) var actions: [UIAlertAction] = []

  /// Adds a button. A second one that cancels ends the program.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      fatalError("An alert can have one action that cancels, and has one already.")
    }
    actions.append(action)
    action.alert = self
    followed.didChange()
  }

  /// The button that the return key chooses.
  open var preferredAction: UIAlertAction? {
    didSet { followed.didChange() }
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The user chose a button: the question goes, and then the button does what it is for.
  func answer(_ action: UIAlertAction) {
    hasAnswer = true
    dismiss(animated: true)
    action.handler?(action)
  }

  /// The user left the question without an answer, which is to cancel.
  func wasLeft() {
    guard !hasAnswer else { return }
    hasAnswer = true
    dismiss(animated: true)
    if let cancelAction { cancelAction.handler?(cancelAction) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasAnswer = false
  }

  // MARK: Fields

  /// The fields for text; nil if there are none.
  public private(set) var textFields: [UITextField]?

  /// Adds a field for text. An action sheet cannot have one, which ends the program.
  ///
  /// - Parameter configurationHandler: gets the field before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { fatalError("An action sheet cannot have fields for text; an alert can.") }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 15)
    // A field is as wide as the alert.
    field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    followed.didChange()
  }
}

/// A button of a question.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a button means.
  nonisolated public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing is done.
    case cancel
    /// Something is destroyed.
    case destructive
  }

  /// What the user reads.
  public let title: String?
  /// What the button means.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// A button of a question.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - style: what it means.
  ///   - handler: what is done after the question is gone; nil for nothing.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the button can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.followed.didChange() } }
  }

  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

private struct AlertFace: View {
  let alert: UIAlertController
  let isPresented: Binding<Bool>

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the alert
    let _: Void = alert.followed.follow()
    let title = Text(verbatim: alert.title ?? "")
    if alert.preferredStyle == .alert {
      Color.clear.alert(title, isPresented: answered) {
        parts
      } message: {
        message
      }
    } else {
      Color.clear.confirmationDialog(
        title, isPresented: answered, titleVisibility: alert.title?.isEmpty == false ? .visible : .hidden
      ) {
        parts
      } message: {
        message
      }
    }
  }

  private var answered: Binding<Bool> {
    Binding {
      isPresented.wrappedValue
    } set: { isNowPresented in
      isPresented.wrappedValue = isNowPresented
      if !isNowPresented { alert.wasLeft() }
    }
  }

  @ViewBuilder private var message: some View {
    if let message = alert.message, !message.isEmpty { Text(verbatim: message) }
  }

  @ViewBuilder private var parts: some View {
    ForEach((alert.textFields ?? []).map(FieldIdentity.init)) { AlertField(field: $0.field) }
    ForEach(alert.actions.map(AnswerIdentity.init)) { answer in
      Button(role: answer.action.role) {
        alert.answer(answer.action)
      } label: {
        Text(verbatim: answer.action.title ?? "")
      }
      .disabled(!answer.action.isEnabled)
      .keyboardShortcut(answer.action === alert.preferredAction ? .defaultAction : nil)
    }
  }
}

private struct AlertField: UIViewRepresentable {
  let field: UITextField

  func makeUIView(context: Context) -> UITextField { field }

  func updateUIView(_ uiView: UITextField, context: Context) {}
}

private struct FieldIdentity: Identifiable {
  let field: UITextField

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(field) }
}

private struct AnswerIdentity: Identifiable {
  let action: UIAlertAction

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(action) }
}
