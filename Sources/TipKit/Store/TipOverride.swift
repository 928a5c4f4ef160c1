/// Which tips a program wants to see or not, for its own tests.
struct TipOverride: Sendable {
  var showsAll = false
  var hidesAll = false
  var shown: Set<ObjectIdentifier> = []
  var hidden: Set<ObjectIdentifier> = []

  /// Whether a tip is shown against its rules, or hidden; nil: its rules count.
  func isShown(_ type: any Tip.Type) -> Bool? {
    if hidden.contains(ObjectIdentifier(type)) { return false }
    if shown.contains(ObjectIdentifier(type)) { return true }
    return showsAll ? true : hidesAll ? false : nil
  }
}
