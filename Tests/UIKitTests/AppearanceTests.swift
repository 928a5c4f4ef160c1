import SwiftUI
import SwiftUITesting
import Testing

@testable import TesseraUIKit

/// Appearances are those of the whole program, so each test forgets them at its end, and none waits for anything.
@MainActor
@Suite("Appearances of UIKit", .serialized)
struct AppearanceTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Runs a test, and forgets what it chose.
  private func forgetting(_ test: () throws -> Void) rethrows {
    defer { Appearances.forget() }
    try test()
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(width: 320, height: 480, content: content)
  }

  /// Whether pixels of a part of the picture have a color.
  private func holds(_ color: UIColor, _ screen: Screen, in area: CGRect) -> Bool {
    let picture = screen.snapshot()
    let wanted = Color(color).resolve(in: EnvironmentValues())
    for y in stride(from: area.minY, to: area.maxY, by: 0.5) {
      for x in stride(from: area.minX, to: area.maxX, by: 0.5) {
        let found = picture.color(at: CGPoint(x: x, y: y))
        let distances = [
          found.red - Double(wanted.red), found.green - Double(wanted.green), found.blue - Double(wanted.blue),
        ]
        if distances.allSatisfy({ abs($0) < 0.1 }) { return true }
      }
    }
    return false
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 1, height: 1) }

  @Test("J34: a navigation bar has the background and the title colors that were chosen")
  func navigationBar() {
    forgetting {
      let theme = UINavigationBarAppearance()
      theme.configureWithOpaqueBackground()
      theme.backgroundColor = Self.red
      theme.shadowColor = .clear
      theme.largeTitleTextAttributes = [.foregroundColor: Self.green]
      UINavigationBar.appearance().standardAppearance = theme
      UINavigationBar.appearance().scrollEdgeAppearance = theme
      let screen = screen { NavigationStack { Text("Content").navigationTitle("HHHH") } }
      #expect(holds(Self.red, screen, in: at(310, 20)))
      #expect(holds(Self.green, screen, in: CGRect(x: 16, y: 44, width: 100, height: 52)))
    }
  }

  @Test("J34: a standard appearance alone leaves the bar clear while no content is below it")
  func scrollEdge() {
    forgetting {
      let theme = UINavigationBarAppearance()
      theme.configureWithOpaqueBackground()
      theme.backgroundColor = Self.red
      UINavigationBar.appearance().standardAppearance = theme
      let screen = screen {
        NavigationStack {
          ScrollView { Color.blue.frame(height: 2000) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      #expect(!holds(Self.red, screen, in: at(310, 20)))
      screen.scroll(at: CGPoint(x: 160, y: 300), by: CGSize(width: 0, height: -300))
      #expect(holds(Self.red, screen, in: at(310, 20)))
    }
  }

  @Test("J34: the older properties of a bar count at both edges; an empty picture takes the background away")
  func olderProperties() {
    forgetting {
      UINavigationBar.appearance().barTintColor = Self.red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: Self.green]
      let colored = screen {
        NavigationStack { Text("A").navigationTitle("HHHH").navigationBarTitleDisplayMode(.inline) }
      }
      #expect(holds(Self.red, colored, in: at(310, 20)))
      #expect(holds(Self.green, colored, in: CGRect(x: 100, y: 0, width: 120, height: 44)))
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      let clear = screen { NavigationStack { Text("A").navigationTitle("T") } }
      #expect(!holds(Self.red, clear, in: at(310, 20)))
      #expect(UIImage().size == .zero)
    }
  }

  @Test("J34: the way back may have no title; it is still called Back")
  func wayBack() {
    forgetting {
      let theme = UINavigationBarAppearance()
      theme.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
      UINavigationBar.appearance().standardAppearance = theme
      UINavigationBar.appearance().tintColor = Self.red
      let screen = screen {
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in Text("Page") }
        }
      }
      #expect(screen.element(.backButton).label == "Back")
      #expect(holds(Self.red, screen, in: CGRect(x: 10, y: 0, width: 30, height: 44)))
      #expect(!holds(Self.red, screen, in: CGRect(x: 40, y: 0, width: 60, height: 44)))
    }
  }

  @Test("J34: a bar of tabs has the colors that were chosen for its items")
  func tabBar() {
    forgetting {
      let theme = UITabBarAppearance()
      theme.configureWithOpaqueBackground()
      theme.backgroundColor = Self.blue
      theme.stackedLayoutAppearance.normal.iconColor = Self.green
      theme.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: Self.red]
      theme.stackedLayoutAppearance.selected.iconColor = Self.red
      UITabBar.appearance().standardAppearance = theme
      let screen = screen {
        TabView {
          Text("One").tabItem { Label("HHH", systemImage: "square.fill") }
          Text("Two").tabItem { Label("HHH", systemImage: "square.fill") }
        }
      }
      #expect(holds(Self.blue, screen, in: at(5, 475)))
      #expect(holds(Self.red, screen, in: CGRect(x: 60, y: 432, width: 40, height: 46)))
      #expect(holds(Self.green, screen, in: CGRect(x: 220, y: 432, width: 40, height: 46)))
    }
  }

  @Test("J34: letters of segments have the colors that were chosen")
  func segments() {
    forgetting {
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: Self.green], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: Self.red], for: .selected)
      let screen = screen {
        Picker("Side", selection: .constant(1)) {
          Text("HHH").tag(1)
          Text("HHH").tag(2)
        }
        .pickerStyle(.segmented)
        .frame(width: 320, height: 40)
      }
      let segments = screen.elements(containing: "HHH")
      let (left, right) = (segments[0].frame, segments[1].frame)
      #expect(holds(Self.red, screen, in: left))
      #expect(!holds(Self.green, screen, in: left))
      #expect(holds(Self.green, screen, in: right))
    }
  }

  @Test("J34: a list without a background shows what lies behind it; rows and lines have the chosen colors")
  func list() {
    forgetting {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorColor = Self.green
      UITableViewCell.appearance().backgroundColor = Self.blue
      let screen = screen {
        List {
          Text("One")
          Text("Two")
        }
        .listStyle(.insetGrouped)
        .background(Color(Self.red))
      }
      #expect(holds(Self.red, screen, in: at(5, 300)))
      #expect(holds(Self.blue, screen, in: at(300, 40)))
      #expect(holds(Self.green, screen, in: CGRect(x: 200, y: 20, width: 2, height: 80)))
    }
  }

  @Test("J34: what is chosen when views appear counts for those that came with them, and not for older ones")
  func whenViewsAppear() {
    forgetting {
      let first = screen {
        List { Text("One") }
          .background(Color(Self.red))
          .onAppear { UITableView.appearance().backgroundColor = .clear }
      }
      #expect(holds(Self.red, first, in: at(160, 300)))
      UITableView.appearance().backgroundColor = Self.green
      #expect(holds(Self.red, first, in: at(160, 300)))
      let second = screen { List { Text("One") } }
      #expect(holds(Self.green, second, in: at(160, 300)))
    }
  }

  @Test("J34: a row that chooses an appearance whenever it is made does not keep the list from coming to rest")
  func choosingRows() {
    struct Row: View {
      init() { UITableView.appearance().separatorStyle = .none }
      var body: some View { Text("Row") }
    }
    forgetting {
      let screen = screen { List { ForEach(0..<30) { _ in Row() } } }
      #expect(screen.trace.warnings.isEmpty)
      #expect(screen.visibleText.contains("Row"))
    }
  }

  @Test("J34: switches, sliders, segments, dots and editors have the chosen colors")
  func controls() {
    forgetting {
      UISwitch.appearance().onTintColor = Self.red
      UISegmentedControl.appearance().selectedSegmentTintColor = Self.green
      UISlider.appearance().maximumTrackTintColor = Self.green
      UITextView.appearance().backgroundColor = Self.blue
      let screen = screen {
        VStack(spacing: 0) {
          Toggle("On", isOn: .constant(true)).frame(height: 50)
          Picker("Choice", selection: .constant(1)) {
            Text("HHH").tag(1)
            Text("HHH").tag(2)
          }
          .pickerStyle(.segmented).frame(height: 50)
          Slider(value: .constant(0.2)).frame(height: 50)
          TextEditor(text: .constant("Text")).frame(height: 100)
        }
        .frame(height: 250)
        .frame(maxHeight: .infinity, alignment: .top)
      }
      #expect(holds(Self.red, screen, in: CGRect(x: 260, y: 0, width: 60, height: 50)))
      #expect(holds(Self.green, screen, in: CGRect(x: 10, y: 50, width: 100, height: 50)))
      #expect(holds(Self.green, screen, in: CGRect(x: 250, y: 100, width: 20, height: 50)))
      #expect(holds(Self.blue, screen, in: at(300, 230)))
    }
  }

  @Test("J34: a tint of the view counts before the chosen color")
  func ownTint() {
    forgetting {
      UISwitch.appearance().onTintColor = Self.red
      let screen = screen { Toggle("On", isOn: .constant(true)).tint(Color(Self.green)) }
      #expect(!holds(Self.red, screen, in: CGRect(x: 260, y: 200, width: 60, height: 80)))
      #expect(holds(Self.green, screen, in: CGRect(x: 260, y: 200, width: 60, height: 80)))
    }
  }

  @Test("J34: a text field may have a button that empties it")
  func clearButton() throws {
    struct Form: View {
      @State private var text = "Words"
      var body: some View { TextField("Name", text: $text) }
    }
    try forgetting {
      UITextField.appearance().clearButtonMode = .whileEditing
      let screen = screen { Form() }
      #expect(screen.elements(.button).isEmpty)
      screen.element(.textField).tap()
      let button = try #require(screen.elements(.button).first)
      #expect(button.label == "Clear text")
      button.tap()
      #expect(screen.element(.textField).value == "")
    }
  }

  @Test("J34: a view of UIKit takes what was chosen when it enters a window, unless it was set on the view")
  func viewsOfUIKit() {
    forgetting {
      UILabel.appearance().textColor = Self.red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = Self.green
      let (plain, own, contained) = (UILabel(), UILabel(), UILabel())
      own.textColor = Self.blue
      let stack = UIStackView(arrangedSubviews: [contained])
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [plain, own, stack] { root.addSubview(view) }
      #expect(plain.textColor == .label)
      _ = screen { HostedView(view: root) }
      #expect(plain.textColor == Self.red)
      #expect(own.textColor == Self.blue)
      #expect(contained.textColor == Self.green)
    }
  }

  @Test("J34: a subclass has the appearance of the class of UIKit around it, and that of its own")
  func subclasses() {
    final class Heading: UILabel {
      init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    forgetting {
      Heading.appearance().font = .boldSystemFont(ofSize: 40)
      UILabel.appearance().textColor = Self.red
      let (heading, label) = (Heading("A"), UILabel())
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(heading)
      root.addSubview(label)
      _ = screen { HostedView(view: root) }
      #expect(heading.font == .boldSystemFont(ofSize: 40))
      #expect(heading.textColor == Self.red)
      #expect(label.font == .systemFont(ofSize: 17))
    }
  }

  @Test("J34: the bars of controllers have their own appearances, those of the page's item first")
  func controllers() {
    let page = UIViewController()
    page.title = "HHHH"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.barTintColor = Self.red
    let shown = screen { ShownController(controller: navigation) }
    #expect(holds(Self.red, shown, in: at(310, 20)))
    let theme = UINavigationBarAppearance()
    theme.configureWithOpaqueBackground()
    theme.backgroundColor = Self.green
    page.navigationItem.standardAppearance = theme
    page.navigationItem.scrollEdgeAppearance = theme
    #expect(holds(Self.green, shown, in: at(310, 20)))
  }

  @Test("J34: without a choice, nothing changes")
  func withoutChoice() {
    let screen = screen { NavigationStack { List { Text("One") }.navigationTitle("Title") } }
    let before = screen.snapshot()
    forgetting {
      _ = UISlider.appearance()
      let other = self.screen { NavigationStack { List { Text("One") }.navigationTitle("Title") } }
      #expect(other.snapshot().difference(from: before) == 0)
    }
  }
}
