/// What a Live Activity shows that does not change, and the type of what does.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while the activity lasts.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
