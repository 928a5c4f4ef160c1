import Foundation

/// A file or a folder that belongs to a target.
public struct ProjectFile: Hashable, Sendable {
  /// What a build makes of it.
  public enum Role: Sendable {
    case source
    case resource
    /// Nothing can be made of it here.
    case unsupported
  }

  public let location: URL

  init(_ location: URL) {
    self.location = location
  }

  /// By its extension, as Xcode decides for the files of a folder.
  var role: Role? {
    switch location.pathExtension {
    case "swift": .source
    case "m", "mm", "c", "cpp", "cc", "s", "storyboard", "xib", "mlmodel", "mlpackage",
      "intentdefinition", "xcframework", "framework", "a", "dylib":
      .unsupported
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "xctestplan",
      "storekit", "md", "playground", "docc", "gitignore":
      nil
    default: .resource
    }
  }

  /// Among the files to be compiled; data models and Metal sources are among them in Xcode, and kept as they are here.
  var roleAsSource: Role {
    switch location.pathExtension {
    case "xcdatamodeld", "xcdatamodel", "metal": .resource
    default: role == .source ? .source : .unsupported
    }
  }

  /// Folders that are one file to Xcode.
  static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "framework", "xcframework", "docc", "playground",
    "xcodeproj", "xcworkspace", "scnassets", "icon",
  ]
}
