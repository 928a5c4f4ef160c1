import Foundation
import TesseraCore

/// Says what stands where documents are chosen: a title, buttons, and what lies behind them (J268).
///
/// The scene has no window of its own: it is for the `DocumentGroup` of the program.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
  private let launch: @MainActor () -> DocumentLaunch

  private init(
    title: Text?, actions: @escaping () -> Actions, background: @escaping () -> AnyView?,
    accessory: @escaping (DocumentLaunchGeometryProxy) -> AnyView?
  ) {
    let parts = UncheckedSendable((actions: actions, background: background, accessory: accessory))
    launch = {
      DocumentLaunch(
        title: title, actions: AnyView(parts.value.actions()), background: parts.value.background(),
        accessory: parts.value.accessory)
    }
  }

  /// A title and buttons.
  public init(_ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: @escaping () -> Actions) {
    self.init(title: title.map { Text($0) }, actions: actions, background: { nil }, accessory: { _ in nil })
  }

  /// A title and buttons, on a background.
  public init<Background: View>(
    _ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: @escaping () -> Background
  ) {
    self.init(
      title: title.map { Text($0) }, actions: actions, background: { AnyView(background()) }, accessory: { _ in nil })
  }

  /// A title and buttons, on a background, and views in front of it that know where the title lies.
  public init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: @escaping () -> Background,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay
  ) {
    self.init(
      title: title.map { Text($0) }, actions: actions, background: { AnyView(background()) },
      accessory: { AnyView(overlayAccessoryView($0)) })
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(DocumentLaunchDeclaration(launch: scene.launch()))
  }
}

nonisolated extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
  /// A title, and a button for a new document.
  public init(_ title: LocalizedStringKey? = nil) {
    self.init(title) { DefaultDocumentGroupLaunchActions() }
  }
}

/// The button that makes a new document.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  /// The button that makes a new document.
  public init() {}

  @MainActor public var body: some View { NewDocumentButton() }
}

/// Where things lie in the place where documents are chosen.
nonisolated public struct DocumentLaunchGeometryProxy: Equatable, Sendable {
  /// The whole place, in points.
  public let frame: CGRect
  /// The title and the buttons, in the coordinates of the place.
  public let titleViewFrame: CGRect
}

/// What a program says of the place where documents are chosen.
@MainActor
final class DocumentLaunch {
  let title: Text?
  let actions: AnyView
  let background: AnyView?
  let accessory: (DocumentLaunchGeometryProxy) -> AnyView?

  init(
    title: Text?, actions: AnyView, background: AnyView?,
    accessory: @escaping (DocumentLaunchGeometryProxy) -> AnyView?
  ) {
    self.title = title
    self.actions = actions
    self.background = background
    self.accessory = accessory
  }
}

private struct DocumentLaunchDeclaration: View {
  let launch: DocumentLaunch

  @Environment(\.windowTable) private var windows

  init(launch: DocumentLaunch) {
    self.launch = launch
  }

  var body: some View {
    EmptyView().onUpdate(of: launch) { windows?.receive(documentLaunch: $0) }
  }
}
