/// Keeps a protocol's conforming types off the main actor although the protocol also refines one that is on it.
nonisolated public protocol _RemoveGlobalActorIsolation {}
