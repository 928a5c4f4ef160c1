import Foundation
import TesseraCore

/// What can be opened: a new document, the recent files, and any other one.
struct DocumentBrowser: View {
  let window: WindowDocument

  var body: some View {
    let recents = recents
    VStack(spacing: 0) {
      VStack(spacing: 12) {
        Image(systemName: "doc.text").font(.system(size: 44)).foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text("Documents").font(.title2.bold())
        if window.shelf.format.make != nil {
          Button("New Document") { window.makeDocument() }.buttonStyle(.borderedProminent)
        }
        Button("Open…") { window.askToOpen() }.buttonStyle(.bordered)
      }
      .padding(24)
      .frame(maxWidth: .infinity)
      if recents.isEmpty {
        Spacer(minLength: 0)
      } else {
        List {
          Section("Recent") {
            ForEach(recents, id: \.self) { url in
              Button { window.open(url) } label: { RecentDocumentLabel(url: url) }
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
