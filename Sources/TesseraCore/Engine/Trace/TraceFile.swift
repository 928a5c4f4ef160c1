import Foundation

/// A recording as a file in the Trace Event Format, which Chrome's and Perfetto's viewers open.
///
/// What the viewers have no place for stands in the `args` of each event: its number, those of its cause, its frame and
/// its view. `docs/trace-format.md` describes all of it.
@MainActor
package struct TraceFile {
  /// The version of the format.
  private static let version = 1

  private let recorder: TraceRecorder
  private let program: String
  private var json = ""
  private var paths: [String] = []
  /// Whether the views, by their numbers, are Tessera's own.
  private var areOwn: [Bool] = []
  private let origin: UInt64

  private init(of recorder: TraceRecorder, program: String) {
    self.recorder = recorder
    self.program = program
    origin = recorder.records.map(\.start).min() ?? 0
  }

  /// The file's content.
  package static func data(of recorder: TraceRecorder, program: String) -> Data {
    var file = TraceFile(of: recorder, program: program)
    file.write()
    return Data(file.json.utf8)
  }

  private mutating func write() {
    for number in 0..<recorder.viewCount { addPath(of: Int32(number)) }
    json += "{\"displayTimeUnit\":\"ms\",\"tessera\":{\"version\":\(Self.version),\"program\":\(Self.quoted(program))"
    json += ",\"lost\":\(recorder.lostRecords)},\"traceEvents\":["
    writeLane(.engine, named: "Engine")
    json += ","
    writeLane(.frames, named: "Frames")
    for number in recorder.numbers {
      if let record = recorder.record(number) { write(record, number) }
    }
    json += "]}\n"
  }

  /// Views lie below those that were numbered before them. Paths leave out the views of which Tessera makes its own.
  private mutating func addPath(of number: Int32) {
    let view = recorder.view(number)
    var parent = view.parent
    while let outer = parent, areOwn[Int(outer)] { parent = recorder.view(outer).parent }
    let name = TypeName.of(view.type)
    paths.append(parent.map { "\(paths[Int($0)]) > \(name)" } ?? name)
    areOwn.append(Self.isOwn(view.type))
  }

  private static let ownModules: Set<String> = [
    "TesseraValues", "TesseraText", "TesseraCore", "TesseraControls", "TesseraPreview", "TesseraGTK", "SwiftUI",
    "SwiftData", "CoreData", "TesseraStore", "Charts", "UserNotifications", "WidgetKit", "StoreKit", "TipKit",
    "PhotosUI", "LinkPresentation", "AuthenticationServices",
  ]

  private static func isOwn(_ type: Any.Type) -> Bool {
    ownModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  // MARK: Events

  private enum Lane: Int {
    case engine = 1
    case frames
  }

  private mutating func writeLane(_ lane: Lane, named name: String) {
    json += "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(lane.rawValue),\"args\":{\"name\":\"\(name)\"}}"
  }

  private mutating func write(_ record: TraceRecord, _ number: TraceNumber) {
    let lane = record.kind == .frame ? Lane.frames : .engine
    let name = Self.quoted(recorder.describe(record))
    let isMomentary = [.initialValue, .object, .warning, .change].contains(record.kind)
    let phase = record.kind == .animation ? "b" : isMomentary ? "i" : "X"
    json += ",\n{\"name\":\(name),\"cat\":\"\(record.kind.rawValue)\",\"ph\":\"\(phase)\",\"pid\":1"
    json += ",\"tid\":\(lane.rawValue),\"ts\":\(microseconds(at: record.start))"
    if phase == "X" { json += ",\"dur\":\(Self.microseconds(record.duration))" }
    if phase == "b" { json += ",\"id\":\(number)" }
    if phase == "i" { json += ",\"s\":\"t\"" }
    json += ",\"args\":{"
    writeFacts(of: record, number)
    json += "}}"
    if phase == "b" { writeEnd(of: record, number, name) }
    if let cause = record.cause.flatMap(recorder.record), phase == "X" { writeArrow(from: cause, to: record, number) }
  }

  private mutating func writeFacts(of record: TraceRecord, _ number: TraceNumber) {
    json += "\"id\":\(number)"
    if let cause = record.cause { json += ",\"cause\":\(cause)" }
    if let frame = record.frame { json += ",\"frame\":\(frame)" }
    if let view = record.view { json += ",\"view\":\(view),\"path\":\(Self.quoted(paths[Int(view)]))" }
    if let view = record.view, areOwn[Int(view)] { json += ",\"own\":true" }
    if let reason = record.reason { json += ",\"reason\":\"\(reason.rawValue)\"" }
    if record.kind == .body, !record.text.isEmpty { json += ",\"changed\":\(Self.quoted(record.text))" }
    if record.count > 0 { json += ",\"measurements\":\(record.count)" }
    if record.kind == .initialValue { json += ",\"discarded\":\(record.isDiscarded)" }
    if record.kind == .initialValue || record.kind == .object {
      json += ",\"cost\":\(Self.microseconds(record.duration)),\"isObject\":\(record.type is AnyObject.Type)"
    }
    if let line = record.place.flatMap(recorder.line(of:)) { json += ",\"line\":\(Self.quoted(line))" }
  }

  private mutating func writeEnd(of record: TraceRecord, _ number: TraceNumber, _ name: String) {
    json += ",\n{\"name\":\(name),\"cat\":\"\(record.kind.rawValue)\",\"ph\":\"e\",\"pid\":1,\"tid\":1,\"id\":\(number)"
    json += ",\"ts\":\(microseconds(at: record.start + record.duration))}"
  }

  /// What led to an event, as an arrow between the two.
  private mutating func writeArrow(from cause: TraceRecord, to record: TraceRecord, _ number: TraceNumber) {
    for (phase, end) in [("s", cause), ("f", record)] {
      let lane = end.kind == .frame ? Lane.frames : .engine
      json += ",\n{\"name\":\"cause\",\"cat\":\"cause\",\"ph\":\"\(phase)\",\"bp\":\"e\",\"id\":\(number),\"pid\":1"
      json += ",\"tid\":\(lane.rawValue),\"ts\":\(microseconds(at: end.start))}"
    }
  }

  // MARK: Numbers and texts

  private func microseconds(at time: UInt64) -> String { Self.microseconds(time - origin) }

  private static func microseconds(_ nanoseconds: UInt64) -> String {
    let fraction = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
