import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// What is in a file, with its name above, and buttons for the files before and after it.
struct FilePreview: View {
  @Binding var file: URL?
  let files: [URL]

  var body: some View {
    VStack(spacing: 0) {
      bar
      Divider()
      if let file { FilePreviewContent(file: file).id(file).frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    .frame(minHeight: 320)
  }

  private var bar: some View {
    HStack(spacing: 16) {
      if files.count > 1 {
        step("Previous", "chevron.left", by: -1)
        step("Next", "chevron.right", by: 1)
      }
      Text(file?.lastPathComponent ?? "").font(.headline).lineLimit(1).truncationMode(.middle)
        .frame(maxWidth: .infinity)
      Button("Done") { file = nil }.keyboardShortcut(.cancelAction)
    }
    .padding()
  }

  private func step(_ title: LocalizedStringKey, _ symbol: String, by distance: Int) -> some View {
    let next = neighbor(distance)
    return Button(title, systemImage: symbol) { file = next }
      .labelStyle(.iconOnly)
      .disabled(next == nil)
  }

  private func neighbor(_ distance: Int) -> URL? {
    guard let file, let index = files.firstIndex(of: file) else { return nil }
    return files.indices.contains(index + distance) ? files[index + distance] : nil
  }
}

/// A picture as it is, the beginning of a text, or else what is known of the file and a button for the program that opens it.
private struct FilePreviewContent: View {
  let file: URL

  @State private var facts: FileFacts?
  @Environment(\.openURL) private var openURL

  init(file: URL) {
    self.file = file
  }

  var body: some View {
    VStack {
      if let facts { content(facts) }
    }
    .onAppear { facts = FileFacts(of: file) }
  }

  @ViewBuilder private func content(_ facts: FileFacts) -> some View {
    if facts.type.conforms(to: .image) {
      AsyncImage(url: file) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFit().padding()
        case .failure: description(facts)
        default: ProgressView()
        }
      }
    } else if let text = facts.text {
      ScrollView {
        Text(verbatim: text).font(.body.monospaced()).textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
      }
    } else {
      description(facts)
    }
  }

  private func description(_ facts: FileFacts) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "doc").font(.system(size: 64)).foregroundStyle(.secondary)
      Text(facts.type.localizedDescription ?? "Document")
      if let size = facts.size {
        Text(size, format: .byteCount(style: .file)).foregroundStyle(.secondary)
        Button("Open") { openURL(file) }
      } else {
        Text("The file is not there anymore.").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

/// What a preview shows of a file.
nonisolated private struct FileFacts {
  let type: UTType
  /// In bytes; nil if there is no file.
  let size: Int64?
  /// The beginning of a text; nil for anything else.
  let text: String?

  /// Of a longer text, the beginning is shown.
  private static let textLimit = 200_000

  init(of file: URL) {
    type = UTType(filenameExtension: file.pathExtension) ?? .data
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    size = (attributes?[.size] as? NSNumber)?.int64Value
    // Reading from a device might not end.
    let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
    text = isFile && type.conforms(to: .text) ? Self.beginning(of: file) : nil
  }

  private static func beginning(of file: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: textLimit) ?? Data() else { return nil }
    // A character at the end may be cut.
    return (0..<4).lazy.compactMap { String(data: data.dropLast($0), encoding: .utf8) }.first
  }
}
