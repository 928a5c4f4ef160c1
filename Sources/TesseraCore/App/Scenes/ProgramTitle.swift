import Foundation

/// What people call the program.
package enum ProgramTitle {
  /// The name that the program's bundle gives, or else that of its process.
  package static let current: String = {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }()

  /// The version that the program's bundle gives; nil for none.
  package static var version: String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
  }
}
