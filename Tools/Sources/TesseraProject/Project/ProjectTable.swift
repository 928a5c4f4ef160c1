import Foundation

/// The objects of a `project.pbxproj`, which is a property list, by their identifiers.
struct ProjectTable {
  private let objects: [String: [String: Any]]
  /// The `PBXProject`.
  let root: ProjectObject

  init(contentsOf file: URL) throws(ProjectProblem) {
    guard let data = try? Data(contentsOf: file) else { throw ProjectProblem("\(file.path) cannot be read") }
    try self.init(data, named: file.path)
  }

  /// - Parameter name: of the file, for messages.
  init(_ data: Data, named name: String) throws(ProjectProblem) {
    guard let list = try Self.propertyList(data, named: name) as? [String: Any],
      let objects = list["objects"] as? [String: Any]
    else { throw ProjectProblem("\(name) is not an Xcode project that can be read: it lists no objects") }
    guard let rootID = list["rootObject"] as? String, let root = objects[rootID] as? [String: Any] else {
      throw ProjectProblem("\(name) is not an Xcode project that can be read: its root object is missing")
    }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    self.root = ProjectObject(id: rootID, values: root)
  }

  /// Other programs than Xcode write projects as XML or JSON.
  private static func propertyList(_ data: Data, named name: String) throws(ProjectProblem) -> Any {
    if data.starts(with: "<?xml".utf8) || data.starts(with: "bplist".utf8),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    {
      return list
    }
    do throws(ProjectText.Problem) {
      return try ProjectText.value(of: data)
    } catch {
      if let list = try? JSONSerialization.jsonObject(with: data) { return list }
      throw ProjectProblem("\(name) is not an Xcode project that can be read: \(error.description)")
    }
  }

  subscript(id: String) -> ProjectObject? {
    objects[id].map { ProjectObject(id: id, values: $0) }
  }

  /// The objects that a value of `object` lists; identifiers of none are passed over.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { self[$0] }
  }

  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.string(key).flatMap { self[$0] }
  }

  /// All objects of some kinds, ordered by their identifiers.
  func all(_ kinds: String...) -> [ProjectObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { kinds.contains($0.kind) }
  }
}
