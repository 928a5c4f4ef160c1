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

  /// What is shown first.
  public var title: LocalizedStringResource
  /// What is shown below that.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Something that calls for attention.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
