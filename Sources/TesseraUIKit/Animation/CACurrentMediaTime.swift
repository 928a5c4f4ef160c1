// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
import Foundation

/// The time since the machine was started, without the time that it slept, in seconds.
nonisolated public func CACurrentMediaTime() -> TimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
