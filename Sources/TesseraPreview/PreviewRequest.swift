/// What the preview tool wants shown.
public struct PreviewRequest: Codable, Sendable {
  /// The path of the compiled file, a dynamic library.
  public var library: String
  /// The name of the module that the library holds.
  public var module: String
  /// Which previews of the module are shown; nil for all.
  public var selection: PreviewSelection?
  /// The folder that pictures are written to; it has to exist.
  public var outputFolder: String
  /// The path of the file that events are written to, one line of JSON each.
  public var eventFile: String
  /// What the names of all pictures begin with.
  public var namePrefix: String
  /// The screen that previews are shown on unless they name another, in points.
  public var width: Double
  /// The height of the screen, in points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// Whether the system's appearance is dark.
  public var isDark: Bool
  /// What kind of files is written.
  public var format: PictureFormat
  /// What user actions are played in each preview: the text of a script; nil for none.
  public var script: String?
  /// How many seconds after it appeared a preview is shown, or its script begins; nil for when it is at rest.
  public var moment: Double?
  /// How many frames a second are recorded; nil if still pictures are wanted.
  public var framesPerSecond: Int?
  /// Whether recordings are MP4 films instead of animated pictures.
  public var isMovie: Bool
  /// What a contact sheet of each preview varies; nil if there is to be none.
  public var sheet: PreviewSheetRequest?
  /// Seconds for each preview after which the run ends itself, if nothing else does.
  public var timeLimit: Double
  /// The preview to begin with.
  public var start: PreviewStart

  /// Asks for pictures of a size in points.
  public init(
    library: String, module: String, selection: PreviewSelection? = nil, outputFolder: String, eventFile: String,
    namePrefix: String,
    width: Double, height: Double, scale: Double, isDark: Bool, format: PictureFormat, script: String? = nil,
    moment: Double? = nil,
    framesPerSecond: Int? = nil, isMovie: Bool = false, sheet: PreviewSheetRequest? = nil, timeLimit: Double,
    start: PreviewStart = PreviewStart()
  ) {
    self.library = library
    self.module = module
    self.selection = selection
    self.outputFolder = outputFolder
    self.eventFile = eventFile
    self.namePrefix = namePrefix
    self.width = width
    self.height = height
    self.scale = scale
    self.isDark = isDark
    self.format = format
    self.script = script
    self.moment = moment
    self.framesPerSecond = framesPerSecond
    self.isMovie = isMovie
    self.sheet = sheet
    self.timeLimit = timeLimit
    self.start = start
  }
}
