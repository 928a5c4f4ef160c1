import Foundation
import TesseraValues

/// A Live Activity. This system has none, so that `request` throws and there is never an object of this class (WK6).
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// What changes while the activity lasts.
  public typealias ContentState = Attributes.ContentState

  /// Begins an activity: throws `unsupported`.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity: throws `unsupported`.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity: throws `unsupported`.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Those of the program: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Tells of activities that begin: there are none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

  public let id: String
  /// The types need not be safe to share; what is never made is never shared.
  private let shown: UncheckedSendable<(attributes: Attributes, content: ActivityContent<ContentState>)>
  /// What became of it.
  public let activityState: ActivityState
  /// The token by which a server changes it.
  public let pushToken: Data?

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    shown = UncheckedSendable((attributes, content))
    activityState = .ended
    pushToken = nil
  }

  /// What does not change.
  public var attributes: Attributes { shown.value.attributes }

  /// What is shown.
  public var content: ActivityContent<ContentState> { shown.value.content }

  /// What is shown, without its dates.
  public var contentState: ContentState { content.state }

  /// Tells what is shown from now on: nothing.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }

  /// Tells what becomes of the activity: nothing.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }

  /// Tells the tokens by which a server changes the activity: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Shows something else. There is nothing to show it.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Shows something else. There is nothing to show it.
  public func update(using contentState: ContentState) async {}

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends the activity.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
