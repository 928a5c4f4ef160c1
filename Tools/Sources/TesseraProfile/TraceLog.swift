import Foundation

/// A recording, as programs write it for `TESSERA_TRACE`.
public struct TraceLog: Sendable {
  /// One thing that the engine did. Times are microseconds since the recording began.
  public struct Entry: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      case event, write, change, body, initialValue, object, layout, text, animation, draw, frame, warning, signpost
    }

    public let kind: Kind
    public let name: String
    public let start: Double
    public let duration: Double
    public let id: Int
    public let cause: Int?
    public let frame: Int?
    /// The number of the view: each identity has its own.
    public let view: Int?
    /// The types of the views from the root to this one.
    public let path: String?
    /// Why a body ran: `creation`, `input` or `dirty`.
    public let reason: String?
    public let changed: String?
    public let line: String?
    public let isDiscarded: Bool
    /// Whether a value is an object.
    public let isObject: Bool
    public let measurements: Int
    /// Whether the view is Tessera's, not the user's.
    public let isOwn: Bool

    /// The type of the view.
    public var viewName: String? { path?.components(separatedBy: " > ").last }
  }

  /// What keeps a file from being a recording.
  public struct Malformed: Error {
    public let message: String
  }

  public let program: String
  /// How many records had no room.
  public let lost: Int
  public let entries: [Entry]
  private let indices: [Int: Int]

  /// The entry with a number; nil if there is none.
  public subscript(id: Int) -> Entry? { indices[id].map { entries[$0] } }

  /// - Throws: `Malformed` if the data is no recording.
  public init(_ data: Data) throws {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw Malformed(message: "it is not in the Trace Event Format as Tessera writes it")
    }
    guard file.tessera.version == 1 else {
      throw Malformed(message: "it has version \(file.tessera.version) of the format, and only 1 is known")
    }
    var entries: [Entry] = []
    for event in file.traceEvents {
      if let entry = event.entry { entries.append(entry) }
    }
    program = file.tessera.program
    lost = max(0, file.tessera.lost)
    self.entries = entries
    indices = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private struct File: Decodable {
    struct Header: Decodable {
      var version: Int
      var program: String
      var lost: Int
    }

    var tessera: Header
    var traceEvents: [Event]
  }

  private struct Event: Decodable {
    struct Facts: Decodable {
      var id: Int?
      var cause: Int?
      var frame: Int?
      var view: Int?
      var path: String?
      var reason: String?
      var changed: String?
      var line: String?
      var discarded: Bool?
      var isObject: Bool?
      var cost: Double?
      var measurements: Int?
      var own: Bool?
    }

    var name: String
    var cat: String?
    var ts: Double?
    var dur: Double?
    var args: Facts?

    /// nil for what only viewers need.
    var entry: Entry? {
      guard let facts = args, let id = facts.id, let kind = cat.flatMap(Entry.Kind.init), let start = ts,
        start.isFinite
      else { return nil }
      // What leads in a circle is no cause.
      let cause = facts.cause.flatMap { $0 < id ? $0 : nil }
      let duration = max(0, facts.cost ?? dur ?? 0)
      return Entry(
        kind: kind, name: name, start: start, duration: duration.isFinite ? duration : 0, id: id, cause: cause,
        frame: facts.frame, view: facts.view, path: facts.path, reason: facts.reason, changed: facts.changed,
        line: facts.line, isDiscarded: facts.discarded ?? false, isObject: facts.isObject ?? false,
        measurements: facts.measurements ?? 0, isOwn: facts.own ?? false)
    }
  }
}
