import Foundation
import TesseraCore

/// What can be opened: a new document, the recent files, and any other one.
struct DocumentBrowser: View {
  let window: WindowDocument

  @State private var place = CGRect.zero
  @State private var titlePlace = CGRect.zero
  @Environment(\.windowTable) private var windows
  @Environment(\.documentBrowserMenu) private var menu

  nonisolated private static let space = "document browser"

  init(window: WindowDocument) {
    self.window = window
  }

  var body: some View {
    let launch = windows?.followedDocumentLaunch as? DocumentLaunch
    content(launch)
      .background { launch?.background?.ignoresSafeArea() }
      .overlay { launch?.accessory(DocumentLaunchGeometryProxy(frame: place, titleViewFrame: titlePlace)) }
      .coordinateSpace(name: Self.space)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(Self.space))
      } action: {
        place = $0
      }
  }

  private func title(_ launch: DocumentLaunch?) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "doc.text").font(.system(size: 44)).foregroundStyle(.tint)
        .accessibilityHidden(true)
      (launch?.title ?? Text("Documents")).font(.title2.bold())
      if let launch {
        launch.actions.buttonStyle(.borderedProminent)
      } else if window.shelf.format.make != nil {
        NewDocumentButton().buttonStyle(.borderedProminent)
      }
      Button("Open…") { window.askToOpen() }.buttonStyle(.bordered)
    }
    .padding(24)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named(Self.space))
    } action: {
      titlePlace = $0
    }
  }

  private func content(_ launch: DocumentLaunch?) -> some View {
    let recents = recents
    return VStack(spacing: 0) {
      title(launch).frame(maxWidth: .infinity)
      if recents.isEmpty {
        Spacer(minLength: 0)
      } else {
        List {
          Section("Recent") {
            ForEach(recents, id: \.self) { url in
              Button {
                window.open(url)
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

  private var recents: [URL] {
    // Read so that the body follows it.
    _ = window.recentRevision
    return RecentDocuments.urls
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
