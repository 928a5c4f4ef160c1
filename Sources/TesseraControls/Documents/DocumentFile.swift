import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Files of documents, which come from anywhere and are written as a whole or not at all (J256).
nonisolated enum DocumentFile {
  /// Reads a file, or a folder with everything in it.
  ///
  /// - Throws: an error for what is neither, such as a device, from which reading would not end.
  static func read(_ url: URL) throws -> FileWrapper {
    let place = url.resolvingSymlinksInPath()
    let kind = try FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    guard kind == .typeRegular || kind == .typeDirectory else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    return try FileWrapper(url: place, options: .immediate)
  }

  /// Writes a file or a folder in the place of what is there. Until all of it is written, what is there stays.
  static func write(_ wrapper: FileWrapper, to url: URL) throws {
    let place = url.resolvingSymlinksInPath()
    guard wrapper.isDirectory else {
      return try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
    }
    let manager = FileManager.default
    let name = place.lastPathComponent
    let folder = place.deletingLastPathComponent()
    let new = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
    let old = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
    defer {
      try? manager.removeItem(at: new)
      if manager.fileExists(atPath: place.path) { try? manager.removeItem(at: old) }
    }
    try wrapper.write(to: new, originalContentsURL: nil)
    let isThere = manager.fileExists(atPath: place.path)
    if isThere { try manager.moveItem(at: place, to: old) }
    do {
      try manager.moveItem(at: new, to: place)
    } catch {
      if isThere { try? manager.moveItem(at: old, to: place) }
      throw error
    }
  }

  /// A new name for a file, which keeps its extension; nil if nothing is left of it.
  static func name(_ new: String, like old: String) -> String? {
    guard let safe = FileName.safe(new) else { return nil }
    let ending = (old as NSString).pathExtension
    return ending.isEmpty || (safe as NSString).pathExtension == ending ? safe : "\(safe).\(ending)"
  }

  /// The type of a file among those that a document is read from; nil if it is none of them.
  static func contentType(of url: URL, among types: [UTType]) -> UTType? {
    let ending = url.pathExtension.lowercased()
    if !ending.isEmpty, let named = types.first(where: { $0.tags[.filenameExtension]?.contains(ending) ?? false }) {
      return named
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let supertype: UTType = isThere && isFolder.boolValue ? .directory : .data
    guard !ending.isEmpty else {
      // A name like README says nothing of what is in it.
      return types.first { isFolder.boolValue ? $0.conforms(to: .directory) : $0.conforms(to: .text) || $0 == .data }
    }
    let found = UTType.types(tag: ending, tagClass: .filenameExtension, conformingTo: supertype)
    return types.first { type in found.contains { $0.conforms(to: type) } }
  }
}
