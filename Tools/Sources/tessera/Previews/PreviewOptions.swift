import Foundation
import TesseraPreview

/// What `tessera preview` was asked for.
struct PreviewOptions {
  var source = SourceOptions()
  var outputFolder = "previews"
  /// In points.
  var width = 390.0
  var height = 844.0
  /// Pixels a point.
  var scale = 2.0
  var isDark = false
  var format = PictureFormat.png
  /// For each preview, in seconds.
  var timeLimit = 30.0
  /// How many seconds after it appeared a preview is shown; nil for when it is at rest.
  var moment: Double?
  var isFresh = false
  /// A file with actions of a user.
  var scriptFile: String?
  var isRecording = false
  /// Whether a recording is an MP4 film instead of an animated picture.
  var isMovie = false
  var framesPerSecond = 30
  var wantsSheet = false
  var sheet = PreviewSheetRequest(sizes: [], darkness: [false, true], locales: [], typeSizes: [])
  /// Only an explanation is wanted.
  var wantsHelp = false

  private static let maximumVariantCount = 96
  private static let maximumScale = 8.0
  private static let maximumTimeLimit = 86_400.0
  /// The longest side of a picture, in pixels.
  private static let maximumSide = 16_384.0

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    let table = OptionTable(command: .preview, flags: Self.flags, readers: Self.readers)
    let paths = try table.read(arguments, into: &self)
    guard !wantsHelp else { return }
    try source.readPath(paths, .preview)
    try checkCombinations()
    guard max(width, height) * scale <= Self.maximumSide else {
      throw Self.error("a picture may be at most \(Int(Self.maximumSide)) pixels wide and high")
    }
  }

  private func checkCombinations() throws {
    guard !isRecording || !wantsSheet else { throw Self.error("--record and --sheet exclude each other") }
    guard !(isRecording || wantsSheet) || format == .png else {
      throw Self.error("recordings and sheets are PNG files, not \(format.rawValue)")
    }
    guard isRecording || !isMovie else { throw Self.error("--format mp4 is for what --record records") }
    guard !wantsSheet || sheet.count <= Self.maximumVariantCount else {
      throw Self.error("a sheet holds at most \(Self.maximumVariantCount) variants, not \(sheet.count)")
    }
  }

  private static var flags: [String: WritableKeyPath<PreviewOptions, Bool>] {
    [
      "--dark": \.isDark, "--main-actor": \.source.isOnMainActor, "--fresh": \.isFresh, "--help": \.wantsHelp,
      "-h": \.wantsHelp, "--record": \.isRecording, "--sheet": \.wantsSheet,
    ]
  }

  private static var readers: [String: OptionTable<PreviewOptions>.Reader] {
    let readers: [String: OptionTable<PreviewOptions>.Reader] = [
      "--out": { $0.outputFolder = $1 },
      "--size": { try $0.readSize($1) },
      "--format": { options, value in
        options.isMovie = value.lowercased() == "mp4"
        guard let format = options.isMovie ? .png : PictureFormat(rawValue: value.lowercased()) else {
          throw Command.preview.error(
            "--format", is: value, notOneOf: PictureFormat.allCases.map(\.rawValue) + ["mp4"])
        }
        options.format = format
      },
      "--script": { $0.scriptFile = $1 },
      "--frames": { options, value in
        guard let frames = Int(value), (1...60).contains(frames) else {
          throw error("--frames is a whole number from 1 to 60, not \"\(value)\"")
        }
        options.framesPerSecond = frames
      },
      "--sizes": { options, value in
        options.sheet.sizes = try list(value).map {
          let (width, height) = try size($0, for: "--sizes")
          return PreviewSheetRequest.Size(width: width, height: height)
        }
      },
      "--schemes": { options, value in
        options.sheet.darkness = try list(value).map {
          guard let index = ["light", "dark"].firstIndex(of: $0) else {
            throw error("--schemes is light, dark or light,dark, not \"\(value)\"")
          }
          return index == 1
        }
      },
      "--locales": { $0.sheet.locales = list($1) },
      "--type-sizes": { options, value in
        options.sheet.typeSizes = try list(value).map {
          guard PreviewSheetRequest.typeSizeNames.contains($0) else {
            throw Command.preview.error("--type-sizes", is: $0, notOneOf: PreviewSheetRequest.typeSizeNames)
          }
          return $0
        }
      },
      "--at": { $0.moment = try Moment.read($1, .preview) },
      "--scale": { $0.scale = try number($1, atMost: maximumScale, for: "--scale") },
      "--time-limit": { $0.timeLimit = try number($1, atMost: maximumTimeLimit, for: "--time-limit") },
    ]
    return readers.merging(SourceOptions.readers(.preview, \.source)) { own, _ in own }
  }

  private mutating func readSize(_ value: String) throws {
    (width, height) = try Self.size(value, for: "--size")
  }

  private static func size(_ value: String, for option: String) throws -> (width: Double, height: Double) {
    let sides = value.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...maximumSide).contains(width), (1...maximumSide).contains(height)
    else { throw error("\(option) is a width and a height in points, such as 390x844, not \"\(value)\"") }
    return (width, height)
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func number(_ text: String, atMost maximum: Double, for option: String) throws -> Double {
    guard let value = Double(text), value > 0, value <= maximum else {
      throw error("\(option) is a number above 0 and at most \(Int(maximum)), not \"\(text)\"")
    }
    return value
  }

  private static func error(_ message: String) -> UsageError {
    Command.preview.error(message)
  }
}
