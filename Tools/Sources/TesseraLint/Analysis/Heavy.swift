import SwiftSyntax

/// Calls that are known to take long.
enum Heavy {
  /// Types that take long to make.
  static let types: [String: String] = [
    "DateFormatter": "DateFormatter() is slow to make", "NumberFormatter": "NumberFormatter() is slow to make",
    "ISO8601DateFormatter": "ISO8601DateFormatter() is slow to make",
    "RelativeDateTimeFormatter": "RelativeDateTimeFormatter() is slow to make",
    "DateComponentsFormatter": "DateComponentsFormatter() is slow to make",
    "ByteCountFormatter": "ByteCountFormatter() is slow to make",
    "MeasurementFormatter": "MeasurementFormatter() is slow to make",
    "PersonNameComponentsFormatter": "PersonNameComponentsFormatter() is slow to make",
    "ListFormatter": "ListFormatter() is slow to make", "LengthFormatter": "LengthFormatter() is slow to make",
    "DateIntervalFormatter": "DateIntervalFormatter() is slow to make",
    "NSRegularExpression": "NSRegularExpression compiles its pattern", "Regex": "Regex(…) compiles its pattern",
    "CIContext": "CIContext() is slow to make", "NSPersistentContainer": "a database is opened",
    "ModelContainer": "a database is opened", "AVPlayer": "AVPlayer opens its medium",
    "AVAudioEngine": "AVAudioEngine sets up audio", "AVCaptureSession": "AVCaptureSession sets up the camera",
    "CLLocationManager": "CLLocationManager() talks to the system", "MLModel": "a model is loaded",
  ]

  private static let decoders: Set<String> = [
    "JSONDecoder", "PropertyListDecoder", "JSONEncoder", "PropertyListEncoder",
  ]

  static let transformations: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "shuffled", "forEach", "grouping",
  ]

  /// What a call does that takes long wherever it stands: reads, decoding, slow objects, sleep.
  static func work(of call: FunctionCallExprSyntax) -> String? {
    let name = call.name ?? ""
    if let type = call.constructedType {
      if let reason = types[type] { return reason }
      if decoders.contains(type) { return "\(type)() decodes or encodes" }
      let label = call.arguments.first?.label?.text ?? ""
      if ["contentsOf", "contentsOfFile", "contentsOfURL"].contains(label) {
        return "\(type)(\(label):) reads a file"
      }
      if label == "repeating", let count = call.argument("count")?.integer, count > 1_000 {
        return "\(type)(repeating:count:) of \(count) elements"
      }
      if type == "Dictionary", label == "grouping" { return "Dictionary(grouping:by:) over a collection" }
    }
    let base = call.receiver.flatMap(AccessPath.init)?.names ?? []
    if base.starts(with: ["FileManager"]), fileReads.contains(name) { return "FileManager reads the disk" }
    if base.starts(with: ["URLSession"]) { return "the network is asked" }
    if base.starts(with: ["JSONSerialization"]) { return "JSONSerialization decodes or encodes" }
    if base.starts(with: ["NSKeyedUnarchiver"]) || base.starts(with: ["NSKeyedArchiver"]) {
      return "an archive is read"
    }
    if ["sleep", "usleep", "nanosleep"].contains(name), call.receiver == nil { return "\(name)() blocks" }
    if base == ["Thread"], name == "sleep" { return "Thread.sleep blocks" }
    if name == "range", call.argument("options")?.trimmedDescription.contains("regularExpression") ?? false {
      return "a regular expression is compiled"
    }
    if let count = call.receiver.flatMap({ count(of: $0.root) }), transformations.contains(name), count >= 1_000 {
      return "\(name)(…) over \(count) elements"
    }
    return nil
  }

  private static let fileReads: Set<String> = [
    "contents", "contentsOfDirectory", "enumerator", "attributesOfItem", "subpathsOfDirectory", "createDirectory",
    "copyItem", "removeItem",
  ]

  /// What an initializer does to the world, which should not happen each time a value is made.
  static func effect(of call: FunctionCallExprSyntax) -> String? {
    let name = call.name ?? ""
    if call.constructedType == "Task" || name == "detached" { return "a Task is started" }
    if name == "scheduledTimer" { return "a timer is started" }
    if name == "addObserver" { return "an observer is registered" }
    if name == "sink" || (name == "assign" && call.argument("to") != nil) { return "a publisher is subscribed to" }
    if ["startUpdatingLocation", "startMonitoring", "startRunning", "requestAuthorization", "resume"].contains(name) {
      return "\(name)() is called"
    }
    return nil
  }

  private static let verbs: Set<String> = [
    "load", "fetch", "read", "parse", "compute", "build", "generate", "open", "connect", "prepare", "decode", "import",
    "calculate", "render", "index", "simulate", "download", "warm", "bootstrap", "populate", "preload", "restore",
    "expensive", "heavy", "subscribe", "migrate", "scan",
  ]

  /// Functions that are not in the sources are taken by their word: `loadAll()` loads.
  static func verb(of name: String, receiver: AccessPath?) -> String? {
    guard let verb = name.words.first, verbs.contains(verb) else { return nil }
    return verb
  }

  /// How many elements a range or a list has, if it is written out.
  static func count(of sequence: ExprSyntax) -> Int? {
    let sequence = sequence.bare
    if let array = sequence.as(ArrayExprSyntax.self) { return array.elements.count }
    if let call = sequence.as(FunctionCallExprSyntax.self) {
      if call.name == "stride" { return nil }
      if let argument = call.firstUnlabeled, call.constructedType == "Array" || call.constructedType == "Set" {
        return count(of: argument)
      }
      if call.argument("repeating") != nil { return call.argument("count")?.integer }
      return call.receiver.flatMap(count)
    }
    guard let elements = sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "..<" || symbol == "...",
      let lower = elements[0].integer, let upper = elements[2].integer, upper >= lower
    else { return nil }
    let difference = upper.subtractingReportingOverflow(lower)
    return difference.overflow || difference.partialValue == .max
      ? .max : difference.partialValue + (symbol == "..." ? 1 : 0)
  }
}
