import Foundation
import TesseraProject

/// What `tessera run` or `tessera build` was asked for.
struct RunOptions {
  /// What to build, as the user wrote it: the current folder if nothing else was said.
  var path = "."
  var product: String?
  /// The app of a project.
  var target: String?
  /// nil for what an app was made for.
  var persona: Persona?
  var swiftVersion = "5"
  var isOnMainActor = false
  /// In seconds; nil for the usual one.
  var compileLimit: Double?
  /// Only an explanation is wanted.
  var wantsHelp = false
  private let usage: String

  /// - Parameter usage: how the command is called, for messages.
  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String], usage: String = Usage.run) throws {
    self.usage = usage
    var paths: [String] = []
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw Self.error("\(option) needs a value", usage: usage)
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--main-actor": isOnMainActor = true
      case "--compile-limit":
        compileLimit = try CompileLimit.read(try value(of: argument)) { Self.error($0, usage: usage) }
      case "--product": product = try value(of: argument)
      case "--target": target = try value(of: argument)
      case "--platform":
        let name = try value(of: argument)
        persona = Persona(rawValue: name)
        guard persona != nil else {
          let names = Persona.allCases.map(\.rawValue).joined(separator: ", ")
          throw Self.error("--platform is one of \(names), not \"\(name)\"", usage: usage)
        }
      case "--swift-version": swiftVersion = try value(of: argument)
      case let option where option.hasPrefix("-"): throw Self.error("unknown option \(option)", usage: usage)
      default: paths.append(argument)
      }
    }
    guard !wantsHelp else { return }
    guard ["5", "6"].contains(swiftVersion) else {
      throw Self.error("--swift-version is 5 or 6, not \"\(swiftVersion)\"", usage: usage)
    }
    guard paths.count <= 1 else {
      throw Self.error("one file, package or project at a time, not \(paths.count)", usage: usage)
    }
    path = paths.first ?? "."
  }

  /// What the path leads to.
  ///
  /// - Throws: `UsageError` or `CommandFailure` if nothing can be built there.
  func source() throws -> any RunnableSource {
    switch try SourceLocation(path, usage: usage) {
    case .file: try RunnableFile(self)
    case .package(let folder): RunnablePackage(folder: folder, product: product, timeLimit: packageLimit)
    case .project(let project):
      try RunnableProject(project, target: target, persona: persona, timeLimit: packageLimit)
    }
  }

  /// In seconds.
  private var packageLimit: Double { compileLimit ?? CompileLimit.package }

  static func error(_ message: String, usage: String) -> UsageError {
    UsageError(message, usage: usage)
  }
}
