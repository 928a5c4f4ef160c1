/// The tasks of a graph's views that have not ended.
@MainActor
package final class RunningTasks {
  package internal(set) var count = 0
}
