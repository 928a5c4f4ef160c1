import Foundation
import Synchronization
import TesseraCore
import TesseraShaders

/// Functions of Metal source files that were compiled already.
///
/// Files are read once for a process, as a library that was compiled with the program would be.
enum ShaderCache {
  private struct Key: Hashable {
    var source: ShaderCall.Source
    var function: String
    var usage: ShaderUsage
    var arguments: [ShaderArgumentKind]
  }

  private struct Contents {
    var modules: [ShaderCall.Source: ShaderModule] = [:]
    var programs: [Key: Result<ShaderProgram, ShaderError>] = [:]
  }

  /// Source text that comes as data may be new each time; then everything is forgotten now and then.
  private static let mostPrograms = 500

  private static let contents = Mutex(Contents())

  /// The program of a call; throws what is wrong with its function.
  static func program(of call: ShaderCall, for usage: ShaderUsage) throws(ShaderError) -> ShaderProgram {
    let key = Key(
      source: call.source, function: call.function, usage: usage, arguments: call.arguments.map(\.kind))
    let result = contents.withLock { contents in
      if let program = contents.programs[key] { return program }
      if contents.programs.count >= mostPrograms { contents = Contents() }
      let result = compile(key, &contents)
      contents.programs[key] = result
      return result
    }
    return try result.get()
  }

  private static func compile(_ key: Key, _ contents: inout Contents) -> Result<ShaderProgram, ShaderError> {
    do {
      let module: ShaderModule
      if let known = contents.modules[key.source] {
        module = known
      } else {
        module = ShaderModule(try files(of: key.source))
        contents.modules[key.source] = module
      }
      return .success(try ShaderCompiler.compile(key.function, for: key.usage, key.arguments, in: module))
    } catch {
      return .failure(error as? ShaderError ?? ShaderError(file: "", line: 0, message: "\(error)"))
    }
  }

  // MARK: Files

  private static func files(of source: ShaderCall.Source) throws -> [(name: String, text: String)] {
    let places: [URL]
    switch source {
    case .text(let text):
      return [("data", text)]
    case .file(let path):
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let url = URL(fileURLWithPath: path)
      guard exists else { throw ShaderError(file: path, line: 1, message: "There is no such file.") }
      places = isFolder.boolValue ? metalFiles(in: url) : [url]
    case .bundle(let path):
      guard let bundle = Bundle(path: path) else {
        throw ShaderError(file: path, line: 1, message: "There is no such bundle.")
      }
      places = metalFiles(in: bundle.resourceURL ?? bundle.bundleURL)
    }
    return try places.map { place in
      guard let text = try? String(contentsOf: place, encoding: .utf8) else {
        throw ShaderError(file: place.path, line: 1, message: "The file is no text in UTF-8.")
      }
      return (place.lastPathComponent, text)
    }
  }

  /// The source files in a folder and in the folders right inside of it, by name.
  private static func metalFiles(in folder: URL) -> [URL] {
    let entries = contentsOfFolder(folder)
    return (entries + entries.filter(\.hasDirectoryPath).flatMap(contentsOfFolder))
      .filter { $0.pathExtension == "metal" }.sorted { $0.path < $1.path }
  }

  private static func contentsOfFolder(_ folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
  }
}

extension ShaderCall.Argument {
  var kind: ShaderArgumentKind {
    switch self {
    case .numbers(let numbers): .numbers(numbers.count)
    case .numberArray: .numberArray
    case .color: .color
    case .colorArray: .colorArray
    case .bytes: .bytes
    case .image: .picture
    case .boundingRect: .numbers(4)
    }
  }
}
