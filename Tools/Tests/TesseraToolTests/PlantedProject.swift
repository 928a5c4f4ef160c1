import Foundation

/// An Xcode project whose targets have a folder each, written for a test.
struct PlantedProject {
  struct Target {
    var name: String
    var type: String
    /// The names of the targets that it depends on.
    var dependencies: [String] = []

    static func app(_ name: String) -> Target { Target(name: name, type: "application") }

    static func unitTests(_ name: String, of app: String) -> Target {
      Target(name: name, type: "bundle.unit-test", dependencies: [app])
    }

    static func interfaceTests(_ name: String, of app: String) -> Target {
      Target(name: name, type: "bundle.ui-testing", dependencies: [app])
    }
  }

  let name: String
  let targets: [Target]

  /// Writes the project and the files of its targets, by their paths in the project's folder.
  func write(to workshop: Workshop, _ files: [String: String]) throws {
    try workshop.write(text, to: "\(name)/\(name).xcodeproj/project.pbxproj")
    for (path, text) in files { try workshop.write(text, to: "\(name)/\(path)") }
  }

  private var text: String {
    let identifiers = targets.map { "T\($0.name)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(identifiers)); };
      G = { isa = PBXGroup; children = (\(targets.map { "F\($0.name)" }.joined(separator: ", "))); sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = "5.0"; }; };
      \(targets.map(objects).joined())
      }; rootObject = P; }
      """
  }

  private func objects(of target: Target) -> String {
    let name = target.name
    let dependencies = target.dependencies.map { "D\(name)\($0)" }.joined(separator: ", ")
    return """
      T\(name) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(target.type)";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (F\(name)); dependencies = (\(dependencies)); };
      F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };

      """
        + target.dependencies.map { "D\(name)\($0) = { isa = PBXTargetDependency; target = T\($0); };\n" }.joined()
  }
}
