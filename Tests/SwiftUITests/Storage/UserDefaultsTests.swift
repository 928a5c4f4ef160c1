import Foundation
import SwiftUITesting
import Testing

/// `UserDefaults`, as code uses it that knows nothing of views.
struct UserDefaultsTests {
  private let defaults = UserDefaults.standard

  @Test("UserDefaults: what is written is read")
  func kinds() throws {
    defaults.set(true, forKey: "bool")
    defaults.set(7, forKey: "int")
    defaults.set(1.5, forKey: "double")
    defaults.set(Float(0.25), forKey: "float")
    defaults.set("text", forKey: "string")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
    defaults.set(["a", "b"], forKey: "array")
    defaults.set(["k": 1], forKey: "dictionary")
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    defaults.set(url, forKey: "url")
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.integer(forKey: "int") == 7)
    #expect(defaults.double(forKey: "double") == 1.5)
    #expect(defaults.float(forKey: "float") == 0.25)
    #expect(defaults.string(forKey: "string") == "text")
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
    #expect(defaults.stringArray(forKey: "array") == ["a", "b"])
    #expect(defaults.array(forKey: "array")?.count == 2)
    #expect(defaults.dictionary(forKey: "dictionary")?["k"] as? Int == 1)
    #expect(defaults.url(forKey: "url") == url)
    #expect(defaults.object(forKey: "int") as? Int == 7)
    #expect(defaults.object(forKey: "double") as? Double == 1.5)
    #expect(defaults.object(forKey: "bool") as? Bool == true)
  }

  @Test("UserDefaults: key-value coding reads and writes the same values")
  func keyValueCoding() {
    defaults.setValue(true, forKey: "coded")
    #expect(defaults.bool(forKey: "coded"))
    #expect(defaults.value(forKey: "coded") as? Bool == true)
    defaults.setValue(nil, forKey: "coded")
    #expect(defaults.value(forKey: "coded") == nil)
  }

  @Test("UserDefaults: what is not there reads as nothing")
  func missing() {
    #expect(defaults.object(forKey: "missing") == nil)
    #expect(defaults.string(forKey: "missing") == nil)
    #expect(defaults.integer(forKey: "missing") == 0)
    #expect(!defaults.bool(forKey: "missing"))
    #expect(defaults.url(forKey: "missing") == nil)
  }

  @Test("UserDefaults: numbers, truth values and their spellings stand for each other")
  func conversions() {
    defaults.set("YES", forKey: "yes")
    defaults.set("42", forKey: "42")
    defaults.set(2, forKey: "two")
    defaults.set(true, forKey: "true")
    defaults.set(3.75, forKey: "real")
    defaults.set(Double.nan, forKey: "nan")
    #expect(defaults.bool(forKey: "yes"))
    #expect(defaults.integer(forKey: "42") == 42)
    #expect(defaults.bool(forKey: "two"))
    #expect(defaults.integer(forKey: "true") == 1)
    #expect(defaults.integer(forKey: "real") == 3)
    #expect(defaults.integer(forKey: "nan") == 0)
    #expect(defaults.string(forKey: "two") == "2")
  }

  @Test("UserDefaults: removing, and writing nil, takes a value away")
  func removing() {
    defaults.set(1, forKey: "a")
    defaults.removeObject(forKey: "a")
    #expect(defaults.object(forKey: "a") == nil)
    defaults.set(1, forKey: "a")
    defaults.set(nil as Any?, forKey: "a")
    #expect(defaults.object(forKey: "a") == nil)
  }

  @Test("UserDefaults: registered values count where nothing is written")
  func registering() {
    defaults.register(defaults: ["volume": 7])
    #expect(defaults.integer(forKey: "volume") == 7)
    defaults.set(8, forKey: "volume")
    #expect(defaults.integer(forKey: "volume") == 8)
    defaults.removeObject(forKey: "volume")
    #expect(defaults.integer(forKey: "volume") == 7)
    #expect(defaults.dictionaryRepresentation()["volume"] as? Int == 7)
  }

  @Test("UserDefaults: objects of one suite are one, other suites are others")
  func suites() throws {
    let one = try #require(UserDefaults(suiteName: "group.one"))
    let again = try #require(UserDefaults(suiteName: "group.one"))
    let two = try #require(UserDefaults(suiteName: "group.two"))
    one.set(5, forKey: "a")
    #expect(again.integer(forKey: "a") == 5)
    #expect(two.object(forKey: "a") == nil)
    #expect(defaults.object(forKey: "a") == nil)
    again.removePersistentDomain(forName: "group.one")
    #expect(one.object(forKey: "a") == nil)
    #expect(one.synchronize())
  }

  @Test("UserDefaults: tests, and the cases of a test, see nothing of each other", arguments: 0..<20)
  func isolation(number: Int) async {
    #expect(defaults.object(forKey: "isolation") == nil)
    defaults.set(number, forKey: "isolation")
    await Task.yield()
    #expect(defaults.integer(forKey: "isolation") == number)
    await Task { #expect(UserDefaults.standard.integer(forKey: "isolation") == number) }.value
  }

  @Test("UserDefaults: each change is announced")
  func announcing() async {
    await confirmation(expectedCount: 2) { changed in
      // Other tests may change theirs at the same time.
      let mine = UserDefaults(suiteName: "announcing")!
      let observer = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: mine, queue: nil
      ) { _ in changed() }
      mine.set(1, forKey: "a")
      mine.removeObject(forKey: "a")
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
