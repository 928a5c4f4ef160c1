import Foundation
import Synchronization
import TesseraCore

/// What the system starts without the user: here, the program itself when its user logs in (SM1).
public final class SMAppService: NSObject, Sendable {
  private enum Kind: Sendable {
    case program
    /// A helper or a service in the bundle, which Linux has no place for.
    case helper
  }

  private static let errorDomain = "SMAppServiceErrorDomain"

  private let kind: Kind
  private let items: any LoginItems

  private init(_ kind: Kind) {
    self.kind = kind
    items = ProgramServices.current.loginItems.service ?? AutostartFile.ofProgram
  }

  /// The program, started when its user logs in.
  public static var mainApp: SMAppService { SMAppService(.program) }

  /// A helper of the bundle that the system starts when the user logs in. There is none on Linux (SM4).
  public static func loginItem(identifier: String) -> SMAppService { helper(identifier) }

  /// A helper of the bundle that the system runs for the user. There is none on Linux (SM4).
  public static func agent(plistName: String) -> SMAppService { helper(plistName) }

  /// A helper of the bundle that the system runs for all users. There is none on Linux (SM4).
  public static func daemon(plistName: String) -> SMAppService { helper(plistName) }

  private static func helper(_ name: String) -> SMAppService {
    ServiceWarning.write(
      "\"\(name)\": helpers of a bundle are not run on Linux. A unit of systemd does it, which a package brings.")
    return SMAppService(.helper)
  }

  /// Whether the service is run.
  public var status: Status {
    guard kind == .program else { return .notFound }
    return switch items.state {
    case .absent: .notRegistered
    case .present: .enabled
    case .notAllowed: .requiresApproval
    }
  }

  /// Whether the service of a property list is run; no list has one on Linux (SM4).
  public static func statusForLegacyPlist(at url: URL) -> Status { .notFound }

  /// Has the system run the service from now on (SM2).
  ///
  /// - Throws: an error of `SMAppServiceErrorDomain`: `kSMErrorAlreadyRegistered`, `kSMErrorLaunchDeniedByUser` once the
  ///   user has switched it off, `kSMErrorJobNotFound` for a helper, or `kSMErrorInternalFailure` if the desktop's folder cannot be
  ///   written.
  public func register() throws {
    switch status {
    case .enabled: throw Self.error(kSMErrorAlreadyRegistered, "The service is registered already.")
    case .requiresApproval: throw Self.error(kSMErrorLaunchDeniedByUser, "The user does not let the service start.")
    case .notRegistered: try explaining(items.add)
    default: throw Self.notFound
    }
  }

  /// Has the system not run the service any more (SM3).
  ///
  /// - Throws: an error of `SMAppServiceErrorDomain`: `kSMErrorJobNotFound` if it is not registered, or
  ///   `kSMErrorInternalFailure` if the desktop's folder cannot be written.
  public func unregister() throws {
    guard status == .enabled || status == .requiresApproval else { throw Self.notFound }
    try explaining(items.remove)
  }

  /// Has the system not run the service any more (SM3).
  ///
  /// - Throws: what the call that does not wait throws.
  nonisolated(nonsending) public func unregister() async throws {
    let change: () throws -> Void = unregister
    try change()
  }

  /// Has the system not run the service any more (SM3).
  ///
  /// - Parameter completionHandler: gets the error, or nil, on another thread.
  public func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
    Task.detached {
      do {
        try await self.unregister()
        handler(nil)
      } catch {
        handler(error)
      }
    }
  }

  /// Opens the list of what the desktop starts, where it has one that a program can open; else says once that it has not.
  public static func openSystemSettingsLoginItems() {
    ServiceWarning.write(
      "login items: no desktop has its list of programs to start at a known place. GNOME has it in Tweaks, KDE in System "
        + "Settings under Autostart.")
  }

  // MARK: Errors

  private func explaining(_ change: () throws -> Void) throws {
    do {
      try change()
    } catch {
      throw Self.error(kSMErrorInternalFailure, error.localizedDescription)
    }
  }

  private static var notFound: NSError { error(kSMErrorJobNotFound, "The service is not registered.") }

  private static func error(_ code: Int, _ description: String) -> NSError {
    NSError(domain: errorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
