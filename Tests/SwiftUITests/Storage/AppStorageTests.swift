import Combine
import SwiftUITesting
import Testing

private enum Flavour: String {
  case sweet
  case sour
}

private enum Level: Int {
  case low
  case high
}

@MainActor
struct AppStorageTests {
  fileprivate struct Counter: View {
    @AppStorage("count") private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  fileprivate struct Reader: View {
    @AppStorage("count") private var count = 100

    var body: some View { Text("reads \(count)") }
  }

  @Test("@AppStorage: shows its default until something is written, and writes to UserDefaults")
  func writing() {
    let screen = Screen { Counter() }
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    screen["count 0"].tap()
    #expect(screen.visibleText == ["count 1"])
    #expect(UserDefaults.standard.integer(forKey: "count") == 1)
    let cause = "tap \"count 0\" > AppStorage<Int> AppStorageTests.Counter.count > AppStorageTests.Counter.body"
    #expect(screen.trace.causes.contains(cause))
  }

  @Test("@AppStorage: a view shows what is written to UserDefaults, before and while it is there")
  func readingAnotherWriter() {
    UserDefaults.standard.set(5, forKey: "count")
    let screen = Screen { Counter() }
    #expect(screen.visibleText == ["count 5"])
    UserDefaults.standard.set(7, forKey: "count")
    #expect(screen.visibleText == ["count 7"])
    UserDefaults.standard.removeObject(forKey: "count")
    #expect(screen.visibleText == ["count 0"])
  }

  @Test("@AppStorage: all readers of a key show a write at once, each body once")
  func sharing() {
    let screen = Screen {
      VStack {
        Counter()
        Reader()
        Reader()
      }
    }
    #expect(screen.visibleText == ["count 0", "reads 100", "reads 100"])
    screen["count 0"].tap()
    #expect(screen.visibleText == ["count 1", "reads 1", "reads 1"])
    #expect(screen.trace.bodies(of: Counter.self) == 2)
    #expect(screen.trace.bodies(of: Reader.self) == 4)
  }

  @Test("@AppStorage: two screens of a program share it, and the next start finds it")
  func screens() {
    let first = Screen { Counter() }
    let second = Screen { Reader() }
    first["count 0"].tap()
    #expect(second.visibleText == ["reads 1"])
    first.unmount()
    second.unmount()
    #expect(Screen { Counter() }.visibleText == ["count 1"])
  }

  @Test("@AppStorage: other tests see nothing of it", arguments: 0..<10)
  func isolation(number: Int) {
    let screen = Screen { Counter() }
    for count in 0...number { screen["count \(count)"].tap() }
    #expect(screen.visibleText == ["count \(number + 1)"])
  }

  @Test("@AppStorage: writing an equal value runs nothing (B7)")
  func equalWrites() {
    struct Writer: View {
      @AppStorage("flag") private var flag = true

      var body: some View {
        Button(flag ? "on" : "off") { flag = true }
      }
    }
    let screen = Screen { Writer() }
    screen["on"].tap()
    UserDefaults.standard.set(true, forKey: "flag")
    #expect(screen.trace.bodies(of: Writer.self) == 1)
  }

  @Test("@AppStorage: a view that does not read its property is not run by a write (B6)")
  func unread() {
    struct Passing: View {
      @AppStorage("count") private var count = 0

      var body: some View { Child(count: $count) }
    }
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        Button("child \(count)") { count += 1 }
      }
    }
    let screen = Screen { Passing() }
    screen["child 0"].tap()
    #expect(screen.visibleText == ["child 1"])
    #expect(screen.trace.bodies(of: Passing.self) == 1)
    #expect(screen.trace.bodies(of: Child.self) == 2)
  }

  @Test("@AppStorage: writes of one turn are one update; reads in between see the newest (B8, B9)")
  func coalescing() {
    struct Writer: View {
      let log: Log
      @AppStorage("count") private var count = 0

      var body: some View {
        Button("count \(count)") {
          count = 1
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = Log()
    let screen = Screen { Writer(log: log) }
    screen["count 0"].tap()
    #expect(log.lines == ["2"])
    #expect(screen.trace.bodies(of: Writer.self) == 2)
  }

  @Test("@AppStorage: every type of value")
  func types() throws {
    struct Everything: View {
      @AppStorage("bool") private var bool = false
      @AppStorage("int") private var int = 1
      @AppStorage("double") private var double = 0.5
      @AppStorage("string") private var string = "a"
      @AppStorage("url") private var url = URL(string: "https://example.org")!
      @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
      @AppStorage("data") private var data = Data()
      @AppStorage("flavour") private var flavour = Flavour.sweet
      @AppStorage("level") private var level = Level.low

      var body: some View {
        Button("change") {
          bool = true
          int = 2
          double = 1
          string = "b"
          url = URL(string: "https://example.org/x")!
          date = Date(timeIntervalSinceReferenceDate: 60)
          data = Data([1])
          flavour = .sour
          level = .high
        }
        Text(verbatim: "\(bool) \(int) \(double) \(string) \(url.absoluteString)")
        Text(verbatim: "\(date.timeIntervalSinceReferenceDate) \(data.count) \(flavour) \(level)")
      }
    }
    let screen = Screen { Everything() }
    #expect(screen.visibleText == ["change", "false 1 0.5 a https://example.org", "0.0 0 sweet low"])
    screen["change"].tap()
    #expect(screen.visibleText == ["change", "true 2 1.0 b https://example.org/x", "60.0 1 sour high"])
    #expect(UserDefaults.standard.string(forKey: "flavour") == "sour")
    #expect(UserDefaults.standard.integer(forKey: "level") == 1)
    #expect(UserDefaults.standard.url(forKey: "url") == URL(string: "https://example.org/x"))
    #expect(UserDefaults.standard.object(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    #expect(UserDefaults.standard.data(forKey: "data") == Data([1]))
  }

  @Test("@AppStorage: every type of optional value; nil removes it")
  func optionals() {
    struct Everything: View {
      @AppStorage("bool") private var bool: Bool?
      @AppStorage("int") private var int: Int?
      @AppStorage("double") private var double: Double?
      @AppStorage("string") private var string: String?
      @AppStorage("url") private var url: URL?
      @AppStorage("date") private var date: Date?
      @AppStorage("data") private var data: Data?
      @AppStorage("flavour") private var flavour: Flavour?
      @AppStorage("level") private var level: Level?

      var body: some View {
        Button("fill") {
          (bool, int, double, string) = (true, 1, 2, "c")
          (url, date, data) = (URL(string: "a:b"), Date(timeIntervalSinceReferenceDate: 0), Data())
          (flavour, level) = (.sour, .high)
        }
        Button("empty") {
          (bool, int, double, string, url, date, data, flavour, level) = (nil, nil, nil, nil, nil, nil, nil, nil, nil)
        }
        let isNil = [
          bool == nil, int == nil, double == nil, string == nil, url == nil, date == nil, data == nil, flavour == nil,
          level == nil,
        ]
        Text("\(isNil.count { $0 }) are nil")
      }
    }
    let screen = Screen { Everything() }
    #expect(screen["9 are nil"].exists)
    screen["fill"].tap()
    #expect(screen["0 are nil"].exists)
    #expect(UserDefaults.standard.string(forKey: "string") == "c")
    screen["empty"].tap()
    #expect(screen["9 are nil"].exists)
    #expect(UserDefaults.standard.object(forKey: "string") == nil)
  }

  @Test("@AppStorage: what is stored and is none of the type counts as nothing")
  func otherTypes() {
    struct Odd: View {
      @AppStorage("a") private var number = 3
      @AppStorage("b") private var flavour = Flavour.sweet
      @AppStorage("c") private var data: Data?

      var body: some View { Text(verbatim: "\(number) \(flavour) \(data == nil)") }
    }
    UserDefaults.standard.set("many", forKey: "a")
    UserDefaults.standard.set("bitter", forKey: "b")
    UserDefaults.standard.set(1, forKey: "c")
    #expect(Screen { Odd() }.visibleText == ["3 sweet true"])
  }

  @Test("@AppStorage: a registered default comes before that of the property")
  func registered() {
    let screen = Screen { Reader() }
    UserDefaults.standard.register(defaults: ["count": 12])
    #expect(screen.visibleText == ["reads 12"])
  }

  @Test("@AppStorage: a store of its own")
  func stores() throws {
    struct Own: View {
      @AppStorage("count", store: UserDefaults(suiteName: "group.own")) private var count = 0

      var body: some View {
        Button("own \(count)") { count += 1 }
      }
    }
    let screen = Screen {
      VStack {
        Own()
        Counter()
      }
    }
    screen["own 0"].tap()
    #expect(screen.visibleText == ["own 1", "count 0"])
    let suite = try #require(UserDefaults(suiteName: "group.own"))
    #expect(suite.integer(forKey: "count") == 1)
    suite.set(6, forKey: "count")
    #expect(screen.visibleText == ["own 6", "count 0"])
  }

  @Test("@AppStorage: the store of the views around it")
  func defaultStore() throws {
    let one = try #require(UserDefaults(suiteName: "one"))
    let two = try #require(UserDefaults(suiteName: "two"))
    two.set(2, forKey: "count")
    let screen = Screen { Counter().defaultAppStorage(one) }
    screen["count 0"].tap()
    #expect(one.integer(forKey: "count") == 1)
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    screen.update { Counter().defaultAppStorage(two) }
    #expect(screen.visibleText == ["count 2"])
    one.set(9, forKey: "count")
    #expect(screen.trace.bodies(of: Counter.self) == 3)
  }

  @Test("@AppStorage: a key that changes")
  func changingKeys() {
    struct Keyed: View {
      @AppStorage private var count: Int

      init(_ key: String) {
        _count = AppStorage(wrappedValue: 0, key)
      }

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let screen = Screen { Keyed("a") }
    screen["count 0"].tap()
    screen.update { Keyed("b") }
    #expect(screen.visibleText == ["count 0"])
    UserDefaults.standard.set(5, forKey: "a")
    #expect(screen.visibleText == ["count 0"])
    UserDefaults.standard.set(6, forKey: "b")
    #expect(screen.visibleText == ["count 6"])
  }

  @Test("@AppStorage: writing it in a body is ignored, with a warning (B12)")
  func writingInABody() {
    struct Writing: View {
      @AppStorage("count") private var count = 0

      var body: some View {
        let _ = (count += 1)
        Text("count \(count)")
      }
    }
    let screen = Screen { Writing() }
    #expect(screen.visibleText == ["count 0"])
    #expect(screen.trace.warnings.count == 1)
    #expect(screen.trace.warnings.first?.hasPrefix("Modifying state during view update") == true)
  }

  @Test("@AppStorage: UserDefaults may be written in a body")
  func writingDefaultsInABody() {
    struct Registering: View {
      @AppStorage("visits") private var visits = 0

      var body: some View {
        let _ = UserDefaults.standard.set(3, forKey: "visits")
        Text("visits \(visits)")
      }
    }
    let screen = Screen { Registering() }
    #expect(screen.visibleText == ["visits 3"])
    #expect(screen.trace.warnings == [])
  }

  @Test("@AppStorage: UserDefaults may be written on any thread")
  func otherThreads() async {
    let screen = Screen { Counter() }
    await Task { @concurrent in UserDefaults.standard.set(8, forKey: "count") }.value
    for _ in 0..<1_000 where !screen["count 8"].exists { await Task.yield() }
    #expect(screen.visibleText == ["count 8"])
  }

  @Test("@AppStorage: in an observable object every change of the setting announces a change of the object")
  func observableObjects() {
    final class Preferences: ObservableObject {
      @AppStorage("size") var size = 10
      @Published var name = "x"
    }
    struct Owner: View {
      @ObservedObject var preferences: Preferences

      var body: some View {
        Button("size \(preferences.size)") { preferences.size += 1 }
      }
    }
    let preferences = Preferences()
    let screen = Screen { Owner(preferences: preferences) }
    screen["size 10"].tap()
    #expect(screen.visibleText == ["size 11"])
    UserDefaults.standard.set(20, forKey: "size")
    #expect(screen.visibleText == ["size 20"])
    preferences.name = "y"
    #expect(screen.trace.bodies(of: Owner.self) == 4)
  }

  @Test("@AppStorage: in an object without @Published properties, too")
  func onlyStored() {
    final class Preferences: ObservableObject {
      @AppStorage("isOn") var isOn = false
    }
    struct Owner: View {
      @StateObject private var preferences = Preferences()

      var body: some View {
        Button(preferences.isOn ? "on" : "off") { $preferences.isOn.wrappedValue.toggle() }
      }
    }
    let screen = Screen { Owner() }
    screen["off"].tap()
    #expect(screen.visibleText == ["on"])
  }

  @Test("@AppStorage: outside of views it reads and writes the store")
  func outsideOfViews() {
    struct Preferences {
      @AppStorage("volume") var volume = 4
    }
    let preferences = Preferences()
    #expect(preferences.volume == 4)
    preferences.volume = 6
    #expect(UserDefaults.standard.integer(forKey: "volume") == 6)
    preferences.$volume.wrappedValue = 7
    #expect(Preferences().volume == 7)
  }

  @Test("@AppStorage: a value may be written as text by a RawRepresentable of one's own")
  func ownTypes() {
    struct Tagged: View {
      @AppStorage("tags") private var tags = Tags(names: ["a"])

      var body: some View {
        Button(tags.names.joined(separator: "+")) { tags.names.append("b") }
      }
    }
    let screen = Screen { Tagged() }
    screen["a"].tap()
    #expect(screen.visibleText == ["a+b"])
    #expect(UserDefaults.standard.string(forKey: "tags") == "a,b")
  }

  fileprivate struct Tags: RawRepresentable {
    var names: [String]

    init(names: [String]) {
      self.names = names
    }

    init?(rawValue: String) {
      names = rawValue.split(separator: ",").map(String.init)
    }

    var rawValue: String { names.joined(separator: ",") }
  }
}
