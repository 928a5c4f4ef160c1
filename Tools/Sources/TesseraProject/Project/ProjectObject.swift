/// An entry of a project's table of objects, such as a target, a group or a file.
struct ProjectObject {
  let id: String
  private let values: [String: Any]

  init(id: String, values: [String: Any]) {
    self.id = id
    self.values = values
  }

  /// What kind of object it is, such as `PBXNativeTarget`.
  var kind: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { values[key] as? String }

  func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
}
