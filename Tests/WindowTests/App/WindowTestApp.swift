import Dispatch
import PhotosUI
import SwiftUI
import TesseraPaint

#if Windows
  import TesseraGTK
#endif

/// A program with something of everything that a window must be able to do. `run.py` operates it.
@main
struct WindowTestApp: App {
  @StateObject private var journal = Journal()
  private let pictures = PictureService()

  var body: some Scene {
    WindowGroup("Window test") {
      ContentView(journal: journal)
        .onOpenURL { journal.line = "asked for \($0.absoluteString)" }
        .fileImporter(isPresented: $journal.isImporting, allowedContentTypes: [.json]) { result in
          journal.line = "imported \((try? result.get())?.lastPathComponent ?? "nothing")"
        }
        .photosPicker(isPresented: $journal.isPickingPhoto, selection: $journal.photo, matching: .images)
        .onChange(of: journal.photo) { journal.describePhoto() }
    }
    .defaultSize(width: 600, height: 540)
    .commands {
      CommandGroup(replacing: .newItem) {}
      JournalCommands(journal: journal)
    }

    Window("Second window", id: "second") {
      SecondWindow(journal: journal)
    }
    .windowResizability(.contentSize)

    Window("Video window", id: "video") {
      VideoWindow(journal: journal)
    }
    .windowResizability(.contentSize)

    Window("Web window", id: "web") {
      WebWindow(journal: journal)
    }
    .windowResizability(.contentSize)

    WindowGroup("Number", for: Int.self) { $number in
      NumberWindow(journal: journal, number: number ?? 0)
    }
  }
}

/// Writes what the first window shows, drawn without it, whenever the program gets the signal SIGUSR1.
@MainActor
private final class PictureService {
  private let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)

  init() {
    signal(SIGUSR1, SIG_IGN)
    guard let path = ProcessInfo.processInfo.environment["WINDOW_TEST_PICTURE"] else { return }
    source.setEventHandler {
      MainActor.assumeIsolated {
        try? Self.pictureOfFirstWindow?.write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    }
    source.activate()
  }

  /// As a PNG file; nil in a build without windows.
  private static var pictureOfFirstWindow: Data? {
    #if Windows
      ProgramHost.current?.picture?.pngData()
    #else
      nil
    #endif
  }
}

/// What happened, as one line that all windows show.
@MainActor
final class Journal: ObservableObject {
  @Published var line = "nothing yet"
  @Published var isImporting = false
  @Published var isPickingPhoto = false
  @Published var photo: PhotosPickerItem?
  private var guests: [() -> Guest?] = []
  lazy var notifications = NotificationAnswers { [weak self] in self?.line = $0 }
  lazy var sounds = SoundAnswers { [weak self] in self?.line = $0 }
  lazy var locations = LocationAnswers { [weak self] in self?.line = $0 }
  lazy var network = NetworkAnswers { [weak self] in self?.line = $0 }
  lazy var login = LoginAnswers { [weak self] in self?.line = $0 }

  func welcome(_ guest: Guest) {
    guests.append { [weak guest] in guest }
  }

  func describePhoto() {
    Task {
      let size = try? await photo?.loadTransferable(type: Data.self).flatMap { UIImage(data: $0)?.size }
      line = size.map { "picked a photo of \(Int($0.width)) by \(Int($0.height))" } ?? "no photo"
    }
  }

  func countGuests() {
    line = "\(guests.count { $0() != nil }) of \(guests.count) guests are here"
  }
}

/// Lives as long as the window that keeps it.
@MainActor
final class Guest: ObservableObject {
  init(of journal: Journal) {
    journal.welcome(self)
  }
}

/// A menu whose command acts by its keys, too.
struct JournalCommands: Commands {
  let journal: Journal
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Journal") {
      Button("Note") { journal.line = "noted" }
        .keyboardShortcut("j")
      Button("Copy picture") {
        UIPasteboard.general.image = ImageRenderer(content: Color.red.frame(width: 7, height: 3)).uiImage
      }
      .keyboardShortcut("p")
      Button("Paste") { paste() }
        .keyboardShortcut("b")
      Button("Count guests") { journal.countGuests() }
        .keyboardShortcut("g")
      Button("Crash") { fatalError("The test wants a crash.") }
        .keyboardShortcut("e")
      Button("Import") { journal.isImporting = true }
        .keyboardShortcut("i")
      Button("Keep lit") { UIApplication.shared.isIdleTimerDisabled.toggle() }
        .keyboardShortcut("l")
      Button("Count on the icon") { UIApplication.shared.applicationIconBadgeNumber += 1 }
        .keyboardShortcut("d")
      Button("Notify") { Task { try? await journal.notifications.notify() } }
        .keyboardShortcut("t")
      Button("Play a video") { openWindow(id: "video") }
        .keyboardShortcut("m")
      Button("Show a page") { openWindow(id: "web") }
        .keyboardShortcut("k")
      Button("Play a sound") { journal.sounds.play() }
        .keyboardShortcut("u")
      Button("Locate") { journal.locations.follow() }
        .keyboardShortcut("y")
      Button("Pick a photo") { journal.isPickingPhoto = true }
        .keyboardShortcut("o")
      Button("Follow the network") { journal.network.follow() }
        .keyboardShortcut("r")
      Button("Start at login or not") { journal.login.change() }
        .keyboardShortcut("h")
      Button("Tell whether at login") { journal.login.tell() }
        .keyboardShortcut("x", modifiers: [.command, .shift])
    }
    CommandGroup(after: .help) {
      Button("Explain") { journal.line = "explained" }
    }
  }

  private func paste() {
    if let text = UIPasteboard.general.string {
      journal.line = "pasted \(text)"
    } else if let url = UIPasteboard.general.url {
      journal.line = "pasted \(url.lastPathComponent)"
    } else if let provider = UIPasteboard.general.itemProviders.first {
      provider.loadDataRepresentation(for: .png) { data, _ in
        let size = data.flatMap { UIImage(data: $0)?.size } ?? .zero
        Task { @MainActor in journal.line = "pasted a picture of \(Int(size.width)) by \(Int(size.height))" }
      }
    }
  }
}

struct ContentView: View {
  @ObservedObject var journal: Journal
  @State private var count = 0
  @State private var name = ""
  @State private var volume = 0.5
  @State private var isOn = false
  @State private var isHovered = false
  @State private var seconds = 0
  @State private var place = CGSize.zero
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openURL) private var openURL

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Count: \(count)").font(.title)
        Text(journal.line).foregroundStyle(.secondary)
        Button("Add one") { count += 1 }
          .keyboardShortcut("n")
          .help("Counts one more")
        Button("Open second") { openWindow(id: "second") }
        Button("Open number") { openWindow(value: 7) }
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
        Text("Hello, \(name)!")
        Toggle("Switch", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Text("Volume \(Int((volume * 100).rounded()))")
        Text(isHovered ? "Hovered" : "Not hovered")
          .padding(6)
          .background(.yellow.opacity(0.4))
          .onHover { isHovered = $0 }
          .contextMenu { Button("Reset") { count = 0 } }
        HStack {
          Text("Timer \(seconds)")
          BitmapView()
        }
      }
      .frame(width: 280)
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<200, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    .padding(20)
    .overlay(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.blue)
        .frame(width: 60, height: 60)
        .offset(place)
        .gesture(DragGesture().onChanged { place = $0.translation })
        .padding(20)
    }
    .task {
      // Then the window is at rest.
      while seconds < 3, !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        seconds += 1
      }
    }
  }
}

/// A picture of pixels: as it is, in another size, and as tiles.
struct BitmapView: View {
  @State private var bitmap = ImageRenderer(content: Stripes()).uiImage

  var body: some View {
    if let bitmap {
      Image(uiImage: bitmap)
      Image(uiImage: bitmap).resizable().frame(width: 80, height: 16)
      Image(uiImage: bitmap).resizable(resizingMode: .tile).frame(width: 60, height: 16)
    }
  }

  private struct Stripes: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
      .frame(width: 24, height: 16)
    }
  }
}

struct SecondWindow: View {
  @State private var isStarred = false
  @ObservedObject var journal: Journal
  @StateObject private var guest: Guest
  @Environment(\.dismissWindow) private var dismissWindow

  init(journal: Journal) {
    self.journal = journal
    _guest = StateObject(wrappedValue: Guest(of: journal))
  }

  var body: some View {
    VStack(spacing: 16) {
      Button("Star") { isStarred.toggle() }.accessibilityAddTraits(isStarred ? .isSelected : [])
      Text("The second window")
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
        .accessibilityCustomContent("Place", "Shelf")
        .accessibilityAction(named: "Tell twice") { journal.line = "told twice" }
      Button("Tell the first") { journal.line = "told by the second" }
      Button("Close") { dismissWindow() }
    }
    .padding(30)
  }
}

struct NumberWindow: View {
  let number: Int
  @StateObject private var guest: Guest

  init(journal: Journal, number: Int) {
    self.number = number
    _guest = StateObject(wrappedValue: Guest(of: journal))
  }

  var body: some View {
    Text("Number \(number)").padding(40)
  }
}
