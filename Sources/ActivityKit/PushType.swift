/// How a server changes a Live Activity.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// By a token for each activity.
  public static let token = PushType(channel: nil)

  /// By a channel for all that follow it.
  public static func channel(_ id: String) -> PushType {
    PushType(channel: id)
  }
}
