import Foundation
import FoundationXML

/// A data model as Xcode writes it: a folder of versions, each a folder with a file `contents`.
struct ModelDocument {
  struct Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
  }

  let entities: [Element]

  /// nil: there is no model that can be read.
  init?(_ url: URL) {
    guard let data = Self.versions(of: url).lazy.compactMap({ try? Data(contentsOf: $0) }).first,
      let root = ModelReader.root(of: data)
    else { return nil }
    entities = root.children.filter { $0.name == "entity" }
  }

  /// The files of the versions, the current one first.
  private static func versions(of url: URL) -> [URL] {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: url.appendingPathComponent(".xccurrentversion")), format: nil)
    let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    let folders = [current].compactMap { $0 } + names.filter { $0.hasSuffix(".xcdatamodel") }
    return ([url] + folders.map(url.appendingPathComponent)).map { $0.appendingPathComponent("contents") }
  }
}

/// Reads the elements of XML.
private final class ModelReader: NSObject, XMLParserDelegate {
  private var open: [ModelDocument.Element] = []
  private var root: ModelDocument.Element?

  static func root(of data: Data) -> ModelDocument.Element? {
    let (parser, reader) = (XMLParser(data: data), ModelReader())
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(ModelDocument.Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
