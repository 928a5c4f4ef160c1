import Foundation
import SwiftUI

/// How a change of a Live Activity calls for the user's attention.
public struct AlertConfiguration: Sendable {
  /// A sound that is played with it.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// That of the system.
    public static let `default` = AlertSound(name: nil)

    /// A file of the program.
    public static func named(_ name: String) -> AlertSound {
      AlertSound(name: name)
    }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
