import Foundation

/// What `tessera run` was asked for.
struct RunOptions {
  /// A Swift file or the folder of a package, as the user wrote it.
  var path = ""
  var product: String?
  var swiftVersion = "5"
  var isOnMainActor = false
  /// In seconds; nil for the usual one.
  var compileLimit: Double?
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--main-actor": isOnMainActor = true
      case "--compile-limit":
        compileLimit = try CompileLimit.read(try Self.value(of: argument, &rest)) { Self.error($0) }
      case "--product": product = try Self.value(of: argument, &rest)
      case "--swift-version": swiftVersion = try Self.value(of: argument, &rest)
      case let option where option.hasPrefix("-"): throw Self.error("unknown option \(option)")
      default: paths.append(argument)
      }
    }
    guard !wantsHelp else { return }
    guard ["5", "6"].contains(swiftVersion) else {
      throw Self.error("--swift-version is 5 or 6, not \"\(swiftVersion)\"")
    }
    guard let first = paths.first else { throw Self.error("the Swift file or the package is missing") }
    guard paths.count == 1 else { throw Self.error("one file or package at a time, not \(paths.count)") }
    path = first
  }

  /// Whether the path leads to a folder.
  ///
  /// - Throws: `UsageError` if it leads nowhere.
  func isPackage() throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Self.error("there is no file or folder \(path)")
    }
    guard isFolder.boolValue else { return false }
    guard FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent("Package.swift")) else {
      throw Self.error("the folder \(path) holds no Package.swift")
    }
    return true
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw error("\(option) needs a value") }
    return value
  }

  static func error(_ message: String) -> UsageError {
    UsageError(message, usage: Usage.run)
  }
}
