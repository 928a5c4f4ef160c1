import Foundation

/// Functions of the process that the modules of its libraries leave out, by their names.
nonisolated package enum SystemFunction {
  /// A C function; nil where none has the name. The caller answers for its parameters: nothing can check them.
  package static func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
