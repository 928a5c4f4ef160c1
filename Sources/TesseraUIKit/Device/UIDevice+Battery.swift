import Foundation
import SwiftUI

extension UIDevice {
  /// What the battery does.
  nonisolated public enum BatteryState: Int, Sendable {
    /// It is not known: there is none, or it is not followed.
    case unknown = 0
    /// The machine uses it.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }

  /// Whether the battery is followed.
  public var isBatteryMonitoringEnabled: Bool {
    get { Battery.isFollowed }
    set { Battery.isFollowed = newValue }
  }

  /// How full the battery is, from 0 to 1; -1 if that is not known, as on a machine without one (J105).
  public var batteryLevel: Float { Battery.current?.level ?? -1 }

  /// What the battery does; `unknown` on a machine without one (J105).
  public var batteryState: BatteryState { Battery.current?.state ?? .unknown }
}

/// The battery of the machine, as the kernel describes it.
package struct Battery: Equatable {
  @MainActor static var isFollowed = false

  package let level: Float
  package let state: UIDevice.BatteryState

  /// The battery, if it is followed and there is one.
  @MainActor static var current: Battery? {
    isFollowed ? Battery(in: URL(fileURLWithPath: "/sys/class/power_supply")) : nil
  }

  package init(level: Float, state: UIDevice.BatteryState) {
    self.level = level
    self.state = state
  }

  /// The first battery that a folder describes; nil if it has none that can be read.
  ///
  /// - Parameter folder: has one folder for each source of power.
  package init?(in folder: URL) {
    let sources = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      func value(_ name: String) -> String? {
        let text = try? String(contentsOf: source.appendingPathComponent(name), encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      // Mice and keyboards have batteries, too, which are not those of the machine.
      guard value("type") == "Battery", value("scope") != "Device",
        let capacity = value("capacity").flatMap(Float.init), capacity.isFinite
      else { continue }
      level = min(max(capacity / 100, 0), 1)
      state =
        switch value("status") {
        case "Charging": .charging
        case "Full": .full
        case "Discharging", "Not charging": .unplugged
        default: .unknown
        }
      return
    }
    return nil
  }
}
