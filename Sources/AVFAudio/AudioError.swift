import Foundation

/// Errors of sounds, with the codes that they have on Apple's platforms.
enum AudioError {
  private static let domain = "NSOSStatusErrorDomain"

  /// The code spells `typ?`.
  static func unsupportedFile(_ reason: String) -> NSError { error(0x7479_703F, reason) }

  /// The code for a file that is not there.
  static func missingFile(_ reason: String) -> NSError { error(-43, reason) }

  /// The code spells `!rec`.
  static func cannotRecord(_ reason: String) -> NSError { error(0x2172_6563, reason) }

  private static func error(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
