import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects of an `.xcworkspace`.
public enum ProjectWorkspace {
  /// - Returns: the `.xcodeproj` folders that it names, those that are there.
  public static func projects(in workspace: URL) throws(ProjectProblem) -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let parser = (try? Data(contentsOf: file)).map(XMLParser.init(data:)) else {
      throw ProjectProblem("\(file.path) cannot be read")
    }
    let reader = Reader(folder: workspace.deletingLastPathComponent())
    parser.delegate = reader
    guard parser.parse() else { throw ProjectProblem("\(file.path) is not a workspace that can be read") }
    return reader.projects.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var projects: [URL] = []
    private var folders: [URL]
    private let container: URL

    init(folder: URL) {
      container = folder
      folders = [folder]
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard name == "Group" || name == "FileRef" else { return }
      let location = location(attributes["location"] ?? "group:")
      if name == "Group" { folders.append(location) }
      if name == "FileRef", location.pathExtension == "xcodeproj" { projects.append(location) }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "Group" { folders.removeLast() }
    }

    /// A location such as `group:App/App.xcodeproj`.
    private func location(_ text: String) -> URL {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : text
      switch parts.first {
      case "absolute": return URL(fileURLWithPath: path)
      case "container": return container.appendingPathComponent(path).standardizedFileURL
      default:
        let base = folders[folders.count - 1]
        return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
      }
    }
  }
}
