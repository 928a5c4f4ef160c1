extension Duration {
  /// The next whole millisecond. A deadline is computed from a real `now` a little before it becomes a delay; where
  /// that `now` is not redirected, this takes back the time in between.
  var roundedUpToMilliseconds: Duration {
    let attosecondsOfMillisecond: Int128 = 1_000_000_000_000_000
    let remainder = attoseconds % attosecondsOfMillisecond
    return remainder > 0 ? Duration(attoseconds: attoseconds - remainder + attosecondsOfMillisecond) : self
  }
}
