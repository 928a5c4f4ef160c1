// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
import Dispatch

/// The time since the machine was started, without the time that it slept, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
