import Foundation
import Synchronization

/// Names each `ForEach` whose rows have to be made before their number is known (A32), in programs that were started with
/// `-LogForEachSlowPath YES` (H4).
nonisolated package enum SlowPathLog {
  /// The launch argument that switches it on.
  package static let argument = "LogForEachSlowPath"

  private static let isSwitchedOn = Atomic(LaunchArguments.isOn(argument))

  package static var isOn: Bool {
    get { isSwitchedOn.load(ordering: .relaxed) }
    set { isSwitchedOn.store(newValue, ordering: .relaxed) }
  }

  static func note(_ data: Any.Type, _ row: Any.Type) {
    guard isOn else { return }
    let line =
      "ForEach over \(TypeName.of(data)): the number of views in a row of type \(TypeName.of(row)) is not known before "
      + "the row is made, so all rows are made. If a row is one view, put it into a VStack.\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
