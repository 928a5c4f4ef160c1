/// The label of the key that submits input.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// The input is done.
  public static let done = SubmitLabel(name: "done")
  /// The user goes to what was entered, such as an address.
  public static let go = SubmitLabel(name: "go")
  /// The input is sent.
  public static let send = SubmitLabel(name: "send")
  /// The user joins something, such as a network.
  public static let join = SubmitLabel(name: "join")
  /// A route is looked for.
  public static let route = SubmitLabel(name: "route")
  /// Something is searched for.
  public static let search = SubmitLabel(name: "search")
  /// Return, where no other label fits.
  public static let `return` = SubmitLabel(name: "return")
  /// The next field follows.
  public static let next = SubmitLabel(name: "next")
  /// The next step follows.
  public static let `continue` = SubmitLabel(name: "continue")
}
