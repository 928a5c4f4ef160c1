/// Takes the names of sounds.
///
/// It is a structure around a function because a task-local value whose type is a function crashes in release builds
/// (Swift 6.3).
package struct SoundRecorder: Sendable {
  private let record: @Sendable (_ name: String) -> Void

  package init(_ record: @escaping @Sendable (_ name: String) -> Void) {
    self.record = record
  }

  package func callAsFunction(_ name: String) {
    record(name)
  }
}
