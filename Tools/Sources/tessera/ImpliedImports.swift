import Foundation
import TesseraProject

/// The modules that all files import: what `Foundation` brings with it on Apple's platforms.
enum ImpliedImports {
  private static let modules = ["Combine", "FoundationNetworking", "Observation", "TesseraFoundation"]
  /// Modules of others with the names of `Combine`. A file that imports one of them could not use those names if it saw both.
  private static let likeCombine: Set = [
    "CXShim", "CombineX", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim",
  ]

  /// The compiler's arguments that import all of them.
  static let all = arguments(modules)

  /// What a file names that needs `CoreData`, which has what Foundation lacks of predicates and descriptors (J275).
  private static let coreDataNames = [
    "CoreData", "NSManagedObject", "NSPersistent", "NSFetch", "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor",
  ]

  /// The compiler's arguments for a build, which are the same for all of its files.
  ///
  /// On Apple's platforms `SwiftUI` brings `CoreData` with it: files see it here if any of them names it. So do they see
  /// `UserNotifications` where one of them imports it (J278).
  ///
  /// - Parameters:
  ///   - files: the source, which is asked whether it imports another module in place of `Combine`.
  ///   - persona: the platform that the files are for.
  static func arguments(forFiles files: [String], persona: Persona = .linux) -> [String] {
    let sources = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    var modules = sources.contains(where: importsLikeCombine) ? Self.modules.filter { $0 != "Combine" } : Self.modules
    if sources.contains(where: { source in coreDataNames.contains { source.contains($0) } }) {
      modules.append("CoreData")
    }
    if persona.modules.contains("AudioToolbox"), sources.contains(where: namesSystemSounds) {
      modules.append("AudioToolbox")
    }
    if !persona.modules.isEmpty, sources.contains(where: { $0.contains("import UserNotifications") }) {
      modules.append("UserNotifications")
    }
    return arguments(modules)
  }

  /// J273: `AVFoundation` brings the sounds of the system with it.
  private static func namesSystemSounds(_ source: String) -> Bool {
    source.contains("AVF") && (source.contains("AudioServices") || source.contains("kSystemSoundID"))
  }

  private static func importsLikeCombine(_ source: String) -> Bool {
    guard source.contains("Combine") || source.contains("CXShim") else { return false }
    let context = PlatformCondition.Context(persona: .linux, missingModules: [])
    return !likeCombine.isDisjoint(with: SourceImports(source, context).lines.keys)
  }

  private static func arguments(_ modules: [String]) -> [String] {
    modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}
