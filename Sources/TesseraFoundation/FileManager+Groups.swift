import Foundation

nonisolated extension FileManager {
  /// The folder that the programs of a group share, which is made if it is not there: `Group Containers/ID` among what
  /// programs keep (J232). Nil for an empty identifier, for one that names another folder, and where none can be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".", groupIdentifier != ".."
    else {
      return nil
    }
    let folder = URL.applicationSupportDirectory.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
