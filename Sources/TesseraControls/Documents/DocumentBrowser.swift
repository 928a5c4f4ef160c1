import Foundation
import TesseraCore

/// What can be opened in a window of documents: a new document, the recent files, and any other one.
struct DocumentBrowser: View {
  let window: WindowDocument

  @Environment(\.windowTable) private var windows

  init(window: WindowDocument) {
    self.window = window
  }

  var body: some View {
    let window = window
    DocumentLaunchPage(
      launch: windows?.followedDocumentLaunch as? DocumentLaunch, offersNew: window.shelf.format.make != nil,
      recents: recents
    ) {
      window.open($0)
    } ask: {
      window.askToOpen()
    }
  }

  private var recents: [URL] {
    // Read so that the body follows it.
    _ = window.recentRevision
    return RecentDocuments.urls
  }
}

/// The place where documents are chosen: a title, buttons, and the recent files.
struct DocumentLaunchPage: View {
  let launch: DocumentLaunch?
  /// Whether there is a button for a new document, where the program has none of its own.
  let offersNew: Bool
  let recents: [URL]
  let open: @MainActor (URL) -> Void
  let ask: @MainActor () -> Void

  @State private var place = CGRect.zero
  @State private var titlePlace = CGRect.zero
  @Environment(\.documentBrowserMenu) private var menu

  nonisolated private static let space = "document browser"

  init(
    launch: DocumentLaunch?, offersNew: Bool, recents: [URL], open: @escaping @MainActor (URL) -> Void,
    ask: @escaping @MainActor () -> Void
  ) {
    self.launch = launch
    self.offersNew = offersNew
    self.recents = recents
    self.open = open
    self.ask = ask
  }

  var body: some View {
    content
      .background { launch?.background?.ignoresSafeArea() }
      .overlay { launch?.accessory(DocumentLaunchGeometryProxy(frame: place, titleViewFrame: titlePlace)) }
      .coordinateSpace(name: Self.space)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(Self.space))
      } action: {
        place = $0
      }
  }

  private var title: some View {
    VStack(spacing: 12) {
      Image(systemName: "doc.text").font(.system(size: 44)).foregroundStyle(.tint)
        .accessibilityHidden(true)
      (launch?.title ?? Text("Documents")).font(.title2.bold())
      if let launch {
        launch.actions.buttonStyle(.borderedProminent)
      } else if offersNew {
        NewDocumentButton().buttonStyle(.borderedProminent)
      }
      Button("Open…") { ask() }.buttonStyle(.bordered)
    }
    .padding(24)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named(Self.space))
    } action: {
      titlePlace = $0
    }
  }

  private var content: some View {
    VStack(spacing: 0) {
      title.frame(maxWidth: .infinity)
      if recents.isEmpty {
        Spacer(minLength: 0)
      } else {
        List {
          Section("Recent") {
            ForEach(recents, id: \.self) { url in
              Button {
                open(url)
              } label: {
                RecentDocumentLabel(url: url)
              }
              .modifier(RecentDocumentMenu(url: url, menu: menu))
            }
          }
        }
      }
    }
  }
}

/// The menu that the program has for files.
private struct RecentDocumentMenu: ViewModifier {
  let url: URL
  let menu: DocumentBrowserMenu?

  func body(content: Content) -> some View {
    if let menu { content.contextMenu { menu.make.value([url]) } } else { content }
  }
}

private struct RecentDocumentLabel: View {
  let url: URL

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(url.lastPathComponent)
        Text(folder).font(.caption).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: "doc")
    }
    .lineLimit(1)
  }

  private var folder: String {
    let path = url.deletingLastPathComponent().path
    let home = NSHomeDirectory()
    return path.hasPrefix(home) ? "~" + path.dropFirst(home.count) : path
  }
}
