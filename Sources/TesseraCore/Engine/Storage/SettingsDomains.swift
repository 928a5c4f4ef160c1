import Foundation
import Synchronization

/// All settings that a program sees: its own, those of suites, and the defaults that it registers.
///
/// A process has one of these; tests put others into its place, so that they share nothing.
nonisolated package final class SettingsDomains: Sendable {
  private struct State {
    var domains: [String?: SettingsDomain] = [:]
    var registered: [String: SettingsValue] = [:]
  }

  private let state = Mutex(State())
  /// Where files are; nil for settings that are only kept in memory.
  private let folder: String?

  /// - Parameter folder: Where settings are saved; nil keeps them in memory.
  package init(folder: String?) {
    self.folder = folder
  }

  /// Those of the process.
  private static let ofProcess = SettingsDomains(folder: SettingsPlaces.configuration)

  /// Determines the settings of the calling code. Set once, before the first use.
  nonisolated(unsafe) package static var choose: (@Sendable () -> SettingsDomains)?

  /// The settings that the calling code uses.
  package static var current: SettingsDomains {
    choose?() ?? ofProcess
  }

  /// The settings of a suite; of the program itself for nil.
  package func domain(named name: String?) -> SettingsDomain {
    let name = name == SettingsPlaces.programName ? nil : name
    return state.withLock { state in
      if let domain = state.domains[name] { return domain }
      let domain = SettingsDomain(
        path: folder.map { SettingsPlaces.file(named: name ?? SettingsPlaces.programName, in: $0) },
        inherited: { [weak self] in self?.registeredValue(forKey: $0) },
        forced: { SettingsArguments.values[$0] })
      state.domains[name] = domain
      return domain
    }
  }

  /// Registers default values of settings.
  package func register(_ values: [String: SettingsValue]) {
    let domains = state.withLock { state in
      state.registered.merge(values) { $1 }
      return Array(state.domains.values)
    }
    for domain in domains { domain.notifyAll() }
  }

  package var registeredValues: [String: SettingsValue] {
    state.withLock { $0.registered }
  }

  private func registeredValue(forKey key: String) -> SettingsValue? {
    state.withLock { $0.registered[key] }
  }
}

extension SettingsDomain {
  /// What the first scene of the program was showing, as it is restored when the program starts again.
  nonisolated package static var ofFirstScene: SettingsDomain { ofScene(0) }

  /// What the scene of a window was showing.
  ///
  /// - Parameter number: tells it from other windows that are open at the same time.
  nonisolated package static func ofScene(_ number: Int) -> SettingsDomain {
    let name = number == 0 ? "scene" : "scene \(number + 1)"
    return SettingsDomain(
      path: SettingsPlaces.file(named: "\(SettingsPlaces.programName) \(name)", in: SettingsPlaces.state))
  }
}

/// Where settings are saved.
nonisolated package enum SettingsPlaces {
  /// The folder for settings: `$XDG_CONFIG_HOME/tessera`, or `~/.config/tessera`.
  package static var configuration: String { folder(variable: "XDG_CONFIG_HOME", default: ".config") }

  /// The folder for what scenes were showing: `$XDG_STATE_HOME/tessera`, or `~/.local/state/tessera`.
  static var state: String { folder(variable: "XDG_STATE_HOME", default: ".local/state") }

  /// The folder for what the program itself notes: `$XDG_STATE_HOME/PROGRAM`, or `~/.local/state/PROGRAM`.
  package static var stateOfProgram: String {
    let name = URL(fileURLWithPath: file(named: programName, in: "/")).deletingPathExtension().lastPathComponent
    return URL(fileURLWithPath: state).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// A bundle's identifier, or the name of the executable.
  static let programName = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

  /// The file for the settings of a name, which need not be a file's name.
  package static func file(named name: String, in folder: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_. "))
    var fileName = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    if fileName.hasPrefix(".") { fileName = "%2E" + fileName.dropFirst() }
    return "\(folder)/\(fileName.prefix(200)).settings"
  }

  private static func folder(variable: String, default home: String) -> String {
    // A relative path is to be ignored, as the specification of these variables has it.
    if let path = ProcessInfo.processInfo.environment[variable], path.hasPrefix("/") { return "\(path)/tessera" }
    return "\(NSHomeDirectory())/\(home)/tessera"
  }
}

/// Settings from the command line: `-name value`. They count before all others and are not saved.
nonisolated enum SettingsArguments {
  static let values = LaunchArguments.values.mapValues(SettingsValue.string)
}
