import Foundation

/// A subclass like `SettingsDefaults` that overrides nothing. Where the tables of both differ, `SettingsDefaults`
/// overrides a method.
private nonisolated final class PlainDefaults: UserDefaults {
  private init(never: Never) {
    super.init(suiteName: nil)!
  }
}

/// Makes every `UserDefaults` object use our settings, also in code that does not import this module.
///
/// Where a subclass overrides a method its table differs; that entry is taken over. If the tables are not what they are
/// taken for, because Foundation is another one, nothing is replaced and a warning says so (decision 0007).
nonisolated enum UserDefaultsReplacement {
  /// How many methods `SettingsDefaults` overrides.
  static let overrideCount = 24

  /// Replaces the methods at the first call.
  static func ensure() {
    _ = isDone
  }

  /// Whether `UserDefaults` uses our settings.
  static let isDone: Bool = {
    guard
      let original = ClassTable(of: UserDefaults.self, membersOf: UserDefaults.self),
      let plain = ClassTable(of: PlainDefaults.self, membersOf: UserDefaults.self),
      let settings = ClassTable(of: SettingsDefaults.self, membersOf: UserDefaults.self)
    else {
      RuntimeWarning.report(.unknownUserDefaults("its table of methods has no plausible length"))
      return false
    }
    let foundation = ClassTable.identity(of: UserDefaults.self)
    if let problem = problem(original, plain: plain, settings: settings, superclass: foundation) {
      RuntimeWarning.report(.unknownUserDefaults(problem))
      return false
    }
    for index in overrides(original, plain: plain, settings: settings) {
      original.members[index] = settings.members[index]
    }
    return true
  }()

  /// Why the tables are not what they are taken for; nil if they are.
  ///
  /// - Parameter superclass: what the superclass of both subclasses has to be.
  static func problem(
    _ original: ClassTable, plain: ClassTable, settings: ClassTable, superclass: UInt
  ) -> String? {
    guard plain.superclass == superclass, settings.superclass == superclass else {
      return "the superclass is not where it was"
    }
    let inherited = original.members.indices.count { original.members[$0] == plain.members[$0] }
    guard inherited >= overrideCount else { return "a subclass without methods of its own does not inherit them" }
    let found = overrides(original, plain: plain, settings: settings).count
    guard found == overrideCount else { return "\(found) methods are overridden instead of \(overrideCount)" }
    return nil
  }

  private static func overrides(_ original: ClassTable, plain: ClassTable, settings: ClassTable) -> [Int] {
    original.members.indices.filter { index in
      original.members[index] == plain.members[index] && original.members[index] != settings.members[index]
    }
  }
}

/// Replaces the methods when the program is loaded, before it reads a setting.
@section(".init_array") @used
private let replaceAtLoad: @convention(c) () -> Void = { UserDefaultsReplacement.ensure() }
