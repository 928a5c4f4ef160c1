import TesseraCore

/// A scene that presents an alert of the whole program, rather than of a view (J428).
///
/// It is shown in the first window that is in use, over everything that this window presents; where no window is open, it waits for
/// one. `dialogIcon`, `dialogSeverity` and `dialogSuppressionToggle` of the scene are about it.
nonisolated public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  private let title: Text
  private let isPresented: Binding<Bool>
  private let actions: Actions
  private let message: Message

  private init(title: Text, isPresented: Binding<Bool>, actions: Actions, message: Message) {
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  /// An alert with a message, which is there while a binding is true.
  ///
  /// - Parameter actions: the buttons; without any, the alert has one that closes it. The same holds below.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// An alert with a message, which is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.init(title: Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// An alert with a message, which is there while a binding is true.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title: title, isPresented: isPresented, actions: actions(), message: message())
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(
      AlertSceneView(
        alert: AlertModifier(
          isPresented: scene.isPresented, style: .alert, title: scene.title, actions: scene.actions,
          message: scene.message)))
  }
}

nonisolated extension AlertScene where Message == EmptyView {
  /// An alert that is there while a binding is true.
  public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// An alert that is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title: Text(title), isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// An alert that is there while a binding is true.
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title: title, isPresented: isPresented, actions: actions(), message: EmptyView())
  }
}

/// The alert of a scene, which windows of a host are told of; where there is no host, it is presented here.
private struct AlertSceneView<Actions: View, Message: View>: View {
  let alert: AlertModifier<Actions, Message>

  @State private var shared = SharedAlert()
  @Environment(\.windowTable) private var windows
  @Environment(\.dialogOptions) private var options

  init(alert: AlertModifier<Actions, Message>) {
    self.alert = alert
  }

  var body: some View {
    let (shared, windows) = (shared, windows)
    if let windows, windows.hasHost {
      EmptyView()
        .onUpdate(of: AlertRevision(alert: AnyAlert(alert), options: options)) {
          shared.receive($0.alert, $0.options)
          windows.setPresentation(shared, isThere: true)
        }
        .onRemoval { windows.setPresentation(shared, isThere: false) }
    } else {
      EmptyView().modifier(alert)
    }
  }
}

/// An alert of any type.
private struct AnyAlert {
  let isPresented: Bool
  let modified: @MainActor (AnyView, Binding<Bool>) -> AnyView
  let close: @MainActor () -> Void

  @MainActor init<Actions: View, Message: View>(_ alert: AlertModifier<Actions, Message>) {
    isPresented = alert.isPresented.wrappedValue
    close = { alert.isPresented.wrappedValue = false }
    modified = { content, isPresented in
      var own = alert
      own.isPresented = isPresented
      return AnyView(content.modifier(own))
    }
  }
}

/// An alert that is another one with each update of its scene.
nonisolated private struct AlertRevision: Equatable {
  let alert: AnyAlert
  let options: DialogOptions

  static func == (left: AlertRevision, right: AlertRevision) -> Bool { false }
}

/// The alert of a scene, as the windows of a host know it: one of them shows it.
@MainActor
private final class SharedAlert: WindowPresentation {
  private let followed = FollowedObject()
  private var alert: AnyAlert?
  private var options = DialogOptions()
  /// The window that shows it.
  private weak var presenter: AlertPresenter?

  nonisolated init() {}

  func receive(_ alert: AnyAlert, _ options: DialogOptions) {
    self.alert = alert
    self.options = options
    if !alert.isPresented { presenter = nil }
    followed.didChange()
  }

  func presented(on content: AnyView) -> AnyView {
    AnyView(content.modifier(SharedAlertModifier(shared: self)))
  }

  /// The alert, and its surroundings; the body that asks follows them.
  var shown: (alert: AnyAlert, options: DialogOptions)? {
    followed.follow()
    return alert.map { ($0, options) }
  }

  /// Whether a window is to show the alert: the first that is in use and asks.
  func isShown(by window: AlertPresenter, isInUse: Bool) -> Bool {
    guard alert?.isPresented == true else { return false }
    if presenter == nil, isInUse { presenter = window }
    return presenter === window
  }
}

/// A window, as it shows the alert of a scene.
private final class AlertPresenter {}

private struct SharedAlertModifier: ViewModifier {
  let shared: SharedAlert

  @State private var presenter = AlertPresenter()
  @Environment(\.scenePhase) private var phase

  init(shared: SharedAlert) {
    self.shared = shared
  }

  func body(content: Content) -> some View {
    let shown = shared.shown
    let isShown = withoutEvaluation { shared.isShown(by: presenter, isInUse: phase == .active) }
    content.background {
      if let shown {
        let isPresented = Binding {
          isShown
        } set: {
          if !$0 { shown.alert.close() }
        }
        shown.alert.modified(AnyView(Color.clear.allowsHitTesting(false)), isPresented)
          .environment(\.dialogOptions, shown.options)
      }
    }
  }
}
