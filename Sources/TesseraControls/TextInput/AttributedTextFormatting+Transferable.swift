import CoreTransferable
import Foundation
import TesseraCore

nonisolated extension AttributedTextFormatting {
  /// A string with attributes that leaves the program as plain text, and comes back as such (J391).
  public struct Transferable: CoreTransferable.Transferable, Sendable {
    fileprivate let text: AttributedString

    /// The string as the formatting definition of an environment leaves it.
    public init(text: AttributedString, in environment: EnvironmentValues) {
      self.text = environment.textFormatting?.constrained(text) ?? text
    }

    fileprivate init(_ text: String) {
      self.text = AttributedString(text)
    }

    /// As plain text: formats leave the program in no form that others read.
    public static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation {
        String($0.text.characters)
      } importing: {
        Transferable($0)
      }
    }
  }
}

nonisolated extension AttributedString {
  /// The string of what came into the program, as the formatting definition of an environment leaves it.
  public init(transferable: AttributedTextFormatting.Transferable, in environment: EnvironmentValues) throws {
    self = environment.textFormatting?.constrained(transferable.text) ?? transferable.text
  }
}
