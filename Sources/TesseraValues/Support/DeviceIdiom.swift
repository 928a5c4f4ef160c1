import Foundation

/// The kinds of devices that texts and pictures can have variants for, under the names that catalogs have for them.
package nonisolated enum DeviceIdiom {
  /// Those that suit this program, the best first: what it was made for, as its `Info.plist` says.
  package static let ofProgram = suited(toPlatform: Bundle.main.infoDictionary?["DTPlatformName"] as? String)

  static func suited(toPlatform platform: String?) -> [String] {
    switch platform {
    case "iphoneos", "iphonesimulator": ["iphone", "ipad"]
    case "macosx": ["mac"]
    default: []
    }
  }
}
