nonisolated extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance from now in two units, such as "2 hr, 23 min"; it runs.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in one unit with its direction, such as "+2 hours"; it runs.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts to the date and on from it, such as "36:59:01"; it runs.
    public static let timer = DateStyle(kind: .timer)
  }
}
