import TesseraCore

/// What would sell something, and does not exist on this system.
enum AppStoreService {
  /// Says so once (SK1).
  static func isMissing() {
    ServiceWarning.write("store: there is no App Store on this system. Nothing is sold, and nothing is reviewed.")
  }
}
