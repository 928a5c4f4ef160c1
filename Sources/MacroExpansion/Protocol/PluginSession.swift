#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers the compiler's messages.
package enum PluginSession {
  private static let protocolVersion = 7.0

  /// Answers all messages on standard input, until the compiler closes the connection.
  package static func run() {
    // The compiler may end first; a write then has to fail instead of ending the plug-in with a signal.
    signal(SIGPIPE, SIG_IGN)
    let channel = MessageChannel()
    while let message = channel.receive() {
      guard let answer = answer(to: message) else { continue }
      guard channel.send(JSONWriter.text(of: answer)) else { return }
    }
  }

  /// The answer to one message; nil for what is not a message.
  static func answer(to message: [UInt8]) -> JSONValue? {
    guard case .object(let members) = try? JSONReader.read(message), let (kind, body) = members.first else {
      return nil
    }
    guard kind != "getCapability" else { return capability }
    guard let request = ExpansionRequest(kind: kind, message: body) else {
      return expansion(source: nil, diagnostics: [])
    }
    do {
      return expansion(source: try MacroRegistry.expand(request), diagnostics: [])
    } catch {
      return expansion(source: nil, diagnostics: [error])
    }
  }

  private static var capability: JSONValue {
    let capability: [String: JSONValue] = ["protocolVersion": .number(protocolVersion), "features": .array([])]
    return .object(["getCapabilityResult": .object(["capability": .object(capability)])])
  }

  private static func expansion(source: String?, diagnostics: [ExpansionError]) -> JSONValue {
    let result: [String: JSONValue] = [
      "expandedSource": source.map(JSONValue.string) ?? .null,
      "diagnostics": .array(diagnostics.map(json(of:))),
    ]
    return .object(["expandMacroResult": .object(result)])
  }

  private static func json(of error: ExpansionError) -> JSONValue {
    .object([
      "message": .string(error.message),
      "severity": .string("error"),
      "position": .object(["fileName": .string(error.fileName), "offset": .number(Double(error.offset))]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array([]),
    ])
  }
}
