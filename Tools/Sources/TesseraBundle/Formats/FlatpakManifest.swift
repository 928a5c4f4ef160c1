import Foundation

/// What flatpak-builder makes a Flatpak of: a manifest that takes the files of a bundle as they are.
public struct FlatpakManifest: Codable, Equatable {
  /// A part of the Flatpak that is made by commands.
  public struct Module: Codable, Equatable {
    /// What a module is made of.
    public struct Source: Codable, Equatable {
      var type: String
      var path: String
    }

    var name: String
    var buildsystem: String
    var buildCommands: [String]
    var sources: [Source]

    private enum CodingKeys: String, CodingKey {
      case name, buildsystem, sources
      case buildCommands = "build-commands"
    }
  }

  var id: String
  var runtime: String
  var runtimeVersion: String
  var sdk: String
  var command: String
  var finishArgs: [String]
  var modules: [Module]

  private enum CodingKeys: String, CodingKey {
    case id, runtime, sdk, command, modules
    case runtimeVersion = "runtime-version"
    case finishArgs = "finish-args"
  }

  /// The version of GNOME's runtime, which brings GTK along.
  public static let usualRuntime = "47"

  /// - Parameters:
  ///   - app: what the Flatpak holds.
  ///   - files: the name of the folder beside the manifest that holds the files, as they lie in `/usr`.
  ///   - usesNetwork: whether the program speaks to servers.
  public init(_ app: AppDescription, files: String, usesNetwork: Bool) {
    id = app.identifier
    runtime = "org.gnome.Platform"
    runtimeVersion = Self.usualRuntime
    sdk = "org.gnome.Sdk"
    command = app.commandName
    finishArgs =
      ["--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio", "--device=dri"]
      + (usesNetwork ? ["--share=network"] : [])
    modules = [
      Module(
        name: app.commandName, buildsystem: "simple", buildCommands: ["cp -a . /app/"],
        sources: [Module.Source(type: "dir", path: files)])
    ]
  }

  /// The name of the manifest's file.
  public var fileName: String { "\(id).json" }

  /// The content of the file.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// The `metadata` of the Flatpak that is made of it.
  public func metadata(architecture: String) -> String {
    func permissions(_ prefix: String) -> String {
      finishArgs.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) + ";" }.joined()
    }
    return """
      [Application]
      name=\(id)
      runtime=\(runtime)/\(architecture)/\(runtimeVersion)
      sdk=\(sdk)/\(architecture)/\(runtimeVersion)
      command=\(command)

      [Context]
      shared=\(permissions("--share="))
      sockets=\(permissions("--socket="))
      devices=\(permissions("--device="))

      """
  }

  /// What is wrong with the form of a manifest, as flatpak-builder takes it; empty if nothing is.
  public static func problems(of data: Data) -> [String] {
    guard let manifest = try? JSONDecoder().decode(Self.self, from: data) else {
      return ["it is no manifest in JSON with an id, a runtime, an sdk, a command and modules"]
    }
    var problems: [String] = []
    if manifest.id.split(separator: ".").count < 3 {
      problems.append("the id \(manifest.id) has fewer than three parts")
    }
    if manifest.modules.isEmpty { problems.append("there is no module") }
    for argument in manifest.finishArgs where !argument.hasPrefix("--") {
      problems.append("\(argument) is no permission")
    }
    return problems
  }
}
