import Foundation

/// A signal that ended a program, in words.
struct Signal: CustomStringConvertible {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  var description: String {
    "signal \(number), \(String(cString: strsignal(number)))"
  }
}
