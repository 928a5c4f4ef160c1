import TesseraCore

extension VirtualClock {
  /// This clock as that of a host: what the host runs belongs to it.
  @MainActor var ofHost: HostClock {
    HostClock(
      now: { self.now }, later: { delay, action in _ = self.schedule(after: delay, action) },
      enclosing: { self.run($0) })
  }
}
