import Foundation

/// What `tessera profile` was asked for.
struct ProfileOptions {
  /// A Swift file, the folder of a package or a recording, as the user wrote it.
  var path = ""
  var script: String?
  var outputFolder = "profile"
  var product: String?
  var swiftVersion = "5"
  var isOnMainActor = false
  /// In seconds; nil for the usual one.
  var compileLimit: Double?
  /// In seconds.
  var timeLimit = 120.0
  /// Only an explanation is wanted.
  var wantsHelp = false

  private static let maximumTimeLimit = 86_400.0

  /// What is to be profiled.
  enum Source {
    case file
    case package
    case recording
  }

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--main-actor": isOnMainActor = true
      case "--script": script = try Self.value(of: argument, &rest)
      case "--out": outputFolder = try Self.value(of: argument, &rest)
      case "--compile-limit":
        compileLimit = try CompileLimit.read(try Self.value(of: argument, &rest)) { Self.error($0) }
      case "--product": product = try Self.value(of: argument, &rest)
      case "--swift-version": swiftVersion = try Self.value(of: argument, &rest)
      case "--time-limit":
        let text = try Self.value(of: argument, &rest)
        guard let value = Double(text), value > 0, value <= Self.maximumTimeLimit else {
          throw Self.error("--time-limit is a number above 0 and at most 86400, not \"\(text)\"")
        }
        timeLimit = value
      case let option where option.hasPrefix("-"): throw Self.error("unknown option \(option)")
      default: paths.append(argument)
      }
    }
    guard !wantsHelp else { return }
    guard ["5", "6"].contains(swiftVersion) else {
      throw Self.error("--swift-version is 5 or 6, not \"\(swiftVersion)\"")
    }
    guard let first = paths.first else { throw Self.error("the Swift file, the package or the recording is missing") }
    guard paths.count == 1 else { throw Self.error("one file or package at a time, not \(paths.count)") }
    path = first
  }

  /// - Throws: `UsageError` if the path leads to nothing that can be profiled.
  func source() throws -> Source {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Self.error("there is no file or folder \(path)")
    }
    guard isFolder.boolValue else { return path.hasSuffix(".json") ? .recording : .file }
    guard FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent("Package.swift")) else {
      throw Self.error("the folder \(path) holds no Package.swift")
    }
    return .package
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw error("\(option) needs a value") }
    return value
  }

  static func error(_ message: String) -> UsageError {
    UsageError(message, usage: Usage.profile)
  }
}
