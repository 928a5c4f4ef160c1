// Without SwiftUI, on purpose: a model from such a file keeps Swift's own registrar.
import Observation

@Observable
final class PlainModel {
  var number = 0
  var other = 0
}
