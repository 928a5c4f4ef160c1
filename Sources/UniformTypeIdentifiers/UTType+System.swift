/// The types that have a name in code.
extension UTType {
  /// Anything that has a place in a file system: the root of files, folders and links.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that a person would open as a document: texts, pictures, movies and more.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content that contains other content, such as text with pictures.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// An image of a disk, to be mounted as a volume.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A sequence of bytes: the root of files and of what is copied or dragged.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory of a file system, whether it looks like a folder or like a file.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// An item that stands for another one, as links do.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A program or other code that can be run.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A directory that another volume can be mounted at.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// An alias: a file that finds another one even after it was moved.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// Data of a bookmark that finds a file again.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// A URL of any scheme.
  public static var url: UTType { UTType(known: "public.url") }
  /// A URL that names a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text, with or without markup, in any encoding.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, in an encoding that is not named.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup, encoded as UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup, encoded as UTF-16 with a byte order mark where the order is not the usual one.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup, encoded as UTF-16 in the byte order of the machine.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// A table as text, with a character between its values.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// A table as text, with commas between its values.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// A table as text, with tabs between its values.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// A table as text, with tabs between its values, encoded as UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// A document in the Rich Text Format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A web page.
  public static var html: UTType { UTType(known: "public.html") }
  /// A document in XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A document in YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet of web pages.
  public static var css: UTType { UTType(known: "public.css") }
  /// Source code in any programming language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// A header of C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header of C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source code in a language of scripts.
  public static var script: UTType { UTType(known: "public.script") }
  /// A script in AppleScript, as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A compiled script of the Open Scripting Architecture, as a package.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// Source code in JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script for a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A script in Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A script in Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A script in PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// A document in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A property list in any of its formats.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list written as XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in its binary format.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A document in the Portable Document Format.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with its attachments, as a package.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with its attachments, as one file.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A web page with all that belongs to it, as Safari saves it.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// A picture in any format, of pixels or of shapes.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in the JPEG format.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture in the TIFF format.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in the GIF format, which may move.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in the PNG format.
  public static var png: UTType { UTType(known: "public.png") }
  /// A set of icons for Apple's systems.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap as Windows writes it.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A set of icons for Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A picture as the sensor of a camera recorded it, in any maker's format.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A picture made of shapes, in the SVG format.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A photo with the moment around it.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A picture in the HEIF container, with any codec.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A picture in the HEIF container, encoded with HEVC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// Several pictures in one HEIF container, encoded with HEVC.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// A picture in the WebP format.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture in the OpenEXR format, with a high dynamic range.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// A picture of a camera's sensor in the Digital Negative format.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// A picture in the JPEG XL format.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// A scene or an object in three dimensions, in any format.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in the Universal Scene Description format.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A scene in the Universal Scene Description format, packed into one file.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene as Reality Composer exports it.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object that ARKit can recognize.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Moving pictures or sound, in any format.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving pictures, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound without pictures.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A movie in the QuickTime format.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie in the MPEG-1 or MPEG-2 format.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// Moving pictures encoded as MPEG-2.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream of MPEG-2, as broadcasts use it.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// Sound in the MP3 format.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A movie in the MPEG-4 container.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// Sound in the MPEG-4 container.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sound in the MPEG-4 container that is protected against copying.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// A movie in the MPEG-4 container that is protected against copying.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// A movie in the AVI container.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound in the AIFF format.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Sound in the WAV format.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Notes and commands for instruments, in the MIDI format.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of things to be played, in any format.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list of things to be played, in the M3U format.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A directory that people see as a folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root folder of a volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A directory that people see as one file.
  public static var `package`: UTType { UTType(known: "com.apple.package") }
  /// A directory with a known structure, with code or resources.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A bundle with code that another program loads.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// A bundle that tells Spotlight what is in files.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A bundle that draws previews of files for Quick Look.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A bundle with a helper that a program talks to by XPC.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A bundle with a library and its headers and resources.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// A program that a person starts.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// A program that a person starts, as a bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// A part of a program that extends the system or another program.
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// A program for the command line of Unix.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A program for Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of the system's preferences.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// An archive of files, compressed or not.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A file compressed by gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A file compressed by bzip2.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// An archive in the ZIP format.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// An archive in the format of tar.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// An archive in Apple's own format.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// A spreadsheet, in any format.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Slides for a talk, in any format.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A store of structured data.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message, such as an e-mail.
  public static var message: UTType { UTType(known: "public.message") }
  /// A person or organization of an address book.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A person or organization as a vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// Something that has to be done.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// An e-mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A file that leads to a place on the Internet.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A file that leads to a place on the Internet, as Windows writes it.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A typeface, in any format.
  public static var font: UTType { UTType(known: "public.font") }
  /// A bookmark: something that leads to another place.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Certificates and keys in the PKCS #12 format.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate in the X.509 format.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A book in the EPUB format.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A log that a program wrote.
  public static var log: UTType { UTType(known: "public.log") }
  /// A pattern of haptic and sound events.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
  /// Places and shapes of the earth, written as JSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// What a link shows of the page that it leads to.
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
}
