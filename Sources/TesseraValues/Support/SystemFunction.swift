import Foundation

/// Functions of the process that the modules of its libraries leave out, by their names.
nonisolated package enum SystemFunction {
  /// A C function; nil if there is none of the name. Nothing checks that the type fits the function: that is up to the
  /// caller.
  package static func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
