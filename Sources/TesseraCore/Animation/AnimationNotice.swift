/// Says, once in a process, that changes are not animated yet: nothing that compiles is ignored in silence.
@MainActor
enum AnimationNotice {
  private static var wasGiven = false

  static func give() {
    guard !wasGiven else { return }
    wasGiven = true
    RuntimeWarning.writeToStandardError(
      "note: animations are not interpolated yet; changes apply at once (docs/compatibility.md).\n")
  }
}
