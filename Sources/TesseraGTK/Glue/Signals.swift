#if Windows
import CGTK

/// Connects signals of GObjects to methods of Swift objects.
///
/// Each signal needs a C function of its own signature. It gets the Swift object as its last argument; GLib keeps that
/// object alive as long as the connection lasts.
@MainActor
enum Signals {
  /// - Parameter function: a `@convention(c)` function whose last parameter is the target.
  static func connect<Function>(
    _ object: some GObjectPointer, _ signal: String, to target: AnyObject, _ function: Function
  ) {
    g_signal_connect_data(
      object.raw, signal, unsafeBitCast(function, to: GCallback.self), Unmanaged.passRetained(target).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
  }

  /// - Parameter function: a `@convention(c)` function with the parameters that sources of this kind call it with.
  static func setCallback<Function>(
    of source: UnsafeMutablePointer<GSource>, _ function: Function, target: AnyObject?
  ) {
    g_source_set_callback(
      source, unsafeBitCast(function, to: GSourceFunc.self), target.map { Unmanaged.passRetained($0).toOpaque() },
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  /// The Swift object behind the last argument of a callback.
  nonisolated static func target<Target: AnyObject>(_ data: gpointer?, as type: Target.Type) -> Target? {
    guard let data else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? Target
  }
}

/// A pointer to a GObject of any class, opaque to Swift or not.
protocol GObjectPointer {
  var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The same object as another class of its hierarchy.
  func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    raw.assumingMemoryBound(to: type)
  }
}

extension OpaquePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// GLib's Booleans.
extension gboolean {
  init(_ value: Bool) {
    self = value ? 1 : 0
  }
}
#endif
