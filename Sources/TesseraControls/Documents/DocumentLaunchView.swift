import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The place where the user chooses a file, which is shown by a view of the program then (J432).
///
/// It has the title, the buttons and the recent files as the place has that a `DocumentGroup` begins with. For programs that keep
/// their documents themselves: the view that is made for a file reads it.
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  private let contentTypes: [UTType]
  private let launch: UncheckedSendable<@MainActor () -> DocumentLaunch>
  private let document: UncheckedSendable<(URL) -> DocumentView>

  private init(
    title: LocalizedStringKey?, contentTypes: [UTType], actions: @escaping () -> Actions,
    document: @escaping (URL) -> DocumentView, background: @escaping () -> AnyView?,
    accessory: @escaping (DocumentLaunchGeometryProxy) -> AnyView?
  ) {
    self.contentTypes = contentTypes
    self.document = UncheckedSendable(document)
    let parts = UncheckedSendable((actions: actions, background: background, accessory: accessory))
    launch = UncheckedSendable {
      DocumentLaunch(
        title: title.map { Text($0) }, actions: AnyView(parts.value.actions()), background: parts.value.background(),
        accessory: parts.value.accessory)
    }
  }

  /// A title and buttons.
  ///
  /// - Parameters:
  ///   - title: nil for "Documents".
  ///   - contentTypes: the types of files that can be chosen; all files if it is empty.
  ///   - actions: the buttons. A `NewDocumentButton` with `prepareDocumentURL` shows the file that it makes.
  ///   - onDocumentOpen: makes the view of a file.
  public init(
    _ title: LocalizedStringKey? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(
      title: title, contentTypes: contentTypes, actions: actions, document: onDocumentOpen, background: { nil },
      accessory: { _ in nil })
  }

  /// A title and buttons, on a background.
  public init<Background: View>(
    _ title: LocalizedStringKey? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: @escaping () -> Background
  ) {
    self.init(
      title: title, contentTypes: contentTypes, actions: actions, document: onDocumentOpen,
      background: { AnyView(background()) }, accessory: { _ in nil })
  }

  /// A title and buttons, on a background, and views in front of it that know where the title lies.
  public init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: @escaping () -> Background,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay
  ) {
    self.init(
      title: title, contentTypes: contentTypes, actions: actions, document: onDocumentOpen,
      background: { AnyView(background()) }, accessory: { AnyView(overlayAccessoryView($0)) })
  }

  @MainActor public var body: some View {
    DocumentLaunchBody(launch: launch.value(), contentTypes: contentTypes, document: document.value)
  }
}

/// Shows what `DocumentLaunchView` says.
private struct DocumentLaunchBody<DocumentView: View>: View {
  let launch: DocumentLaunch
  let contentTypes: [UTType]
  let document: (URL) -> DocumentView

  @State private var file: URL?
  @State private var isAsking = false

  init(launch: DocumentLaunch, contentTypes: [UTType], document: @escaping (URL) -> DocumentView) {
    self.launch = launch
    self.contentTypes = contentTypes
    self.document = document
  }

  var body: some View {
    let opener = DocumentURLOpener { file = $0 }
    if let file {
      NavigationStack {
        document(file)
          .navigationTitle(Text(verbatim: file.deletingPathExtension().lastPathComponent))
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .navigation) {
              Button("Documents", systemImage: "chevron.backward") { self.file = nil }
            }
          }
      }
    } else {
      DocumentLaunchPage(launch: launch, offersNew: false, recents: recents) {
        open($0)
      } ask: {
        isAsking = true
      }
      .environment(\.documentURLOpener, opener)
      .fileImporter(isPresented: $isAsking, allowedContentTypes: contentTypes.isEmpty ? [.item] : contentTypes) {
        if let url = try? $0.get() { open(url) }
      }
    }
  }

  private func open(_ url: URL) {
    RecentDocuments.add(url)
    file = url
  }

  private var recents: [URL] {
    RecentDocuments.urls.filter { contentTypes.isEmpty || DocumentFile.contentType(of: $0, among: contentTypes) != nil }
  }
}

/// Shows a file in the place where documents are chosen.
nonisolated struct DocumentURLOpener {
  let open: @MainActor (URL) -> Void
}

nonisolated private struct DocumentURLOpenerKey: EnvironmentKey {
  static var defaultValue: DocumentURLOpener? { nil }
}

nonisolated extension EnvironmentValues {
  /// Shows a file; nil outside of a `DocumentLaunchView`.
  var documentURLOpener: DocumentURLOpener? {
    get { self[DocumentURLOpenerKey.self] }
    set { self[DocumentURLOpenerKey.self] = newValue }
  }
}
