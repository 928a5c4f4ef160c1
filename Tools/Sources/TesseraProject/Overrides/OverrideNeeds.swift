import Foundation

/// Finds overrides in extensions that cannot be made to compile without Objective-C.
public enum OverrideNeeds {
  /// All places, by the paths of files, in order.
  ///
  /// - Parameter files: of one module or several.
  public static func all(in files: [URL], _ persona: Persona) -> [(file: URL, place: ObjectiveCNeeds.Place)] {
    guard persona != .linux else { return [] }
    let conditions = PlatformConditions(persona)
    let modules = Dictionary(grouping: files, by: ModuleFolder.of).sorted { $0.key < $1.key }.map(\.value)
    return modules.flatMap { files in
      let known = files.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file, conditions.rewritten($0) ?? $0) }
      }
      let overrides = ExtensionOverrides(known.map { ExtensionOverrides.File(path: $0.0.path, text: $0.1) })
      return zip(known, overrides.problems).flatMap { known, places in places.map { (known.0, $0) } }
    }
  }
}
