import SwiftUITesting
import Testing

@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

/// Grammar agreement.
@MainActor
struct GrammarAgreementTests {
  private func shown(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    let screen = Screen(locale: Locale(identifier: locale)) { Text(key) }
    return screen.visibleText.joined(separator: "|")
  }

  @Test("J16: nouns agree with the number before them")
  func numbers() {
    #expect(shown("^[\(3) apple](inflect: true)") == "3 apples")
    #expect(shown("^[\(1) apple](inflect: true)") == "1 apple")
    #expect(shown("^[\(1) apples](inflect: true)") == "1 apple")
    #expect(shown("^[\(3) apples](inflect: true)") == "3 apples")
    #expect(shown("^[\(0) apple](inflect: true)") == "0 apples")
    #expect(shown("^[\(-1) apple](inflect: true)") == "-1 apple")
    #expect(shown("^[\(1000) apple](inflect: true)") == "1,000 apples")
    #expect(shown("^[\(1.5, specifier: "%.1f") liter](inflect: true)") == "1.5 liters")
    #expect(shown("^[\(0.5, format: .number) mile](inflect: true)") == "0.5 miles")
    #expect(shown("^[\(1, format: .number) mile](inflect: true)") == "1 mile")
    #expect(shown("^[3 apple](inflect: true)") == "3 apples")
  }

  @Test("J16: text around a passage, and several passages")
  func around() {
    #expect(shown("Add ^[\(2) apple](inflect: true) to the box") == "Add 2 apples to the box")
    #expect(
      shown("^[\(2) apple](inflect: true), ^[\(1) pear](inflect: true), \(3) box") == "2 apples, 1 pear, 3 box")
    #expect(shown("^[\(2) apple and \(1) pears](inflect: true)") == "2 apples and 1 pear")
    #expect(shown("100% of ^[\(2) apple](inflect: true)") == "100% of 2 apples")
  }

  @Test("J16: words that are no nouns stay; the noun is the last word of its phrase")
  func phrases() {
    #expect(shown("^[\(3) small red apple](inflect: true)") == "3 small red apples")
    #expect(shown("^[\(3) cup of tea](inflect: true)") == "3 cups of tea")
    #expect(shown("^[\(3) day ago](inflect: true)") == "3 days ago")
    #expect(shown("^[\(3) item selected](inflect: true)") == "3 items selected")
    #expect(shown("^[\(2) person is here](inflect: true)") == "2 people are here")
    #expect(shown("^[\(1) people are here](inflect: true)") == "1 person is here")
    #expect(shown("^[\(2) apple, pear or plum](inflect: true)") == "2 apples, pears or plums")
    #expect(shown("^[\(3)-day trip](inflect: true)") == "3-day trip")
    #expect(shown("^[\(2) Apple](inflect: true)") == "2 Apples")
    #expect(shown("^[\(2) PERSON](inflect: true)") == "2 PEOPLE")
    #expect(shown("^[\(2) Child](inflect: true)") == "2 Children")
  }

  @Test("J16: values that are words agree, too")
  func values() {
    let (size, food) = ("large", "salad")
    #expect(shown("Add ^[\(2) \(size) \(food)](inflect: true)") == "Add 2 large salads")
  }

  @Test("J16: styles in a passage stay with their words")
  func styles() {
    #expect(shown("^[\(3) **apple**](inflect: true)") == "3 apples")
    #expect(shown("^[**\(3)** ap*ple*](inflect: true)") == "3 apples")
    #expect(shown("**^[\(2) mouse](inflect: true)** run") == "2 mice run")
    let runs = Text("^[\(3) **apple**](inflect: true)").resolved(in: EnvironmentValues()).runs
    #expect(runs.map(\.string) == ["3 ", "apples"])
  }

  @Test("J16: in titles, labels and buttons")
  func titles() {
    let screen = Screen {
      NavigationStack {
        VStack {
          Button("Delete ^[\(2) file](inflect: true)") {}
          Label("^[\(2) box](inflect: true)", systemImage: "star")
          Toggle("^[\(2) city](inflect: true)", isOn: .constant(true))
        }
        .navigationTitle("^[\(2) leaf](inflect: true)")
      }
    }
    #expect(screen.element(.heading).label == "2 leaves")
    #expect(screen.element(.button).label == "Delete 2 files")
    #expect(screen.element(.toggle).label == "2 cities")
    #expect(screen.visibleText == ["Delete 2 files", "2 boxes", "2 cities", "2 leaves"])
  }

  @Test("J16: other languages, and other attributes, show the text without the markup")
  func others() {
    #expect(shown("^[\(3) Apfel](inflect: true)", locale: "de_DE") == "3 Apfel")
    #expect(shown("^[\(3) apple](inflect: false)") == "3 apple")
    #expect(shown("^[\(3) apple](color: 'red')") == "3 apple")
    #expect(shown("^[\(3) apple]") == "^[3 apple]")
    #expect(shown("^[](inflect: true)") == "")
    #expect(shown("^[\(3)](inflect: true)") == "3")
  }

  @Test("J16: a number that changes changes the word")
  func changes() {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Text("^[\(count) item](inflect: true)")
      }
    }
    let screen = Screen { Counter() }
    #expect(screen.visibleText == ["More", "1 item"])
    screen["More"].tap()
    #expect(screen.visibleText == ["More", "2 items"])
  }

  @Test(
    "J16: singular and plural",
    arguments: [
      ("apple", "apples"), ("box", "boxes"), ("church", "churches"), ("bush", "bushes"), ("bus", "buses"),
      ("class", "classes"), ("quiz", "quizzes"), ("city", "cities"), ("day", "days"), ("photo", "photos"),
      ("potato", "potatoes"), ("person", "people"), ("salesperson", "salespeople"), ("man", "men"),
      ("fireman", "firemen"), ("human", "humans"), ("woman", "women"), ("child", "children"), ("foot", "feet"),
      ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("leaf", "leaves"),
      ("knife", "knives"), ("life", "lives"), ("shelf", "shelves"), ("roof", "roofs"), ("sheep", "sheep"),
      ("fish", "fish"), ("deer", "deer"), ("series", "series"), ("analysis", "analyses"), ("crisis", "crises"),
      ("criterion", "criteria"), ("index", "indexes"), ("stomach", "stomachs"), ("house", "houses"),
      ("case", "cases"), ("size", "sizes"), ("movie", "movies"), ("cookie", "cookies"), ("tie", "ties"),
      ("cache", "caches"), ("match", "matches"), ("shoe", "shoes"), ("hero", "heroes"), ("lens", "lenses"),
      ("gas", "gases"), ("virus", "viruses"), ("menu", "menus"), ("key", "keys"), ("file", "files"),
      ("olive", "olives"), ("dish", "dishes"), ("minute", "minutes"), ("purse", "purses"), ("blouse", "blouses"),
      ("waltz", "waltzes"), ("tax", "taxes"), ("axis", "axes"), ("datum", "datums"), ("idea", "ideas"),
      ("taxi", "taxis"), ("aircraft", "aircraft"), ("spy", "spies"), ("guy", "guys"),
    ])
  func nouns(singular: String, plural: String) {
    #expect(EnglishNoun.plural(of: singular) == plural)
    #expect(EnglishNoun.plural(of: plural) == plural)
    #expect(EnglishNoun.singular(of: plural) == singular)
    #expect(EnglishNoun.singular(of: singular) == singular)
  }
}
