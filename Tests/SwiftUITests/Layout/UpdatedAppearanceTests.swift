import Observation
import SwiftUITesting
import Testing

@Observable
@MainActor
private final class Settings {
  var typeSize = DynamicTypeSize.large
  var items = [1, 2, 3]
  var choice = 0
  var flag = false
  var spacing: CGFloat = 8
  var direction = LayoutDirection.leftToRight
}

/// What an update shows is what a fresh build shows.
@MainActor
struct UpdatedAppearanceTests {
  private func expectFreshAppearance<Content: View>(
    width: CGFloat = 390, height: CGFloat = 844, change: (Settings) -> Void,
    then secondChange: ((Settings) -> Void)? = nil, @ViewBuilder _ content: @escaping (Settings) -> Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let settings = Settings()
    func screen() -> Screen {
      Screen(width: width, height: height) {
        Live {
          content(settings).dynamicTypeSize(settings.typeSize).environment(\.layoutDirection, settings.direction)
        }
      }
    }
    let updated = screen()
    await updated.settle()
    change(settings)
    await updated.settle()
    secondChange?(settings)
    await updated.settle()
    let fresh = screen()
    await fresh.settle()
    #expect(updated.describe() == fresh.describe(), sourceLocation: sourceLocation)
    #expect(updated.snapshot().difference(from: fresh.snapshot()) == 0, sourceLocation: sourceLocation)
  }

  @Test("The segments of a picker grow with the type size", arguments: DynamicTypeSize.allCases)
  func segments(size: DynamicTypeSize) async {
    await expectFreshAppearance(width: 800, change: { $0.typeSize = size }) { settings in
      Picker("Alpha", selection: Bindable(settings).choice) {
        ForEach(settings.items, id: \.self) { option in Text("\(option)").tag(option) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("What fits is chosen anew", arguments: DynamicTypeSize.allCases)
  func whatFits(size: DynamicTypeSize) async {
    await expectFreshAppearance(width: 320, height: 600, change: { $0.typeSize = size }) { settings in
      ForEach(settings.items, id: \.self) { item in
        ViewThatFits(in: .vertical) {
          Circle()
          Text("\("Alpha") \(Image(systemName: "star.fill"))")
        }
      }
    }
  }

  @Test("Lists among lazy rows", arguments: [DynamicTypeSize.medium, .accessibility2, .accessibility4])
  func listsInLazyRows(size: DynamicTypeSize) async {
    await expectFreshAppearance(change: { $0.typeSize = .accessibility4 }, then: { $0.typeSize = size }) { settings in
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { item in
            Text("Alpha")
            List {
              ForEach(settings.items, id: \.self) { item in
                Section("Section \(item)") {}
              }
            }
            Gauge(value: 0.5) { Text("Alpha") }
          }
        }
      }
    }
  }

  @Test("A divider beside what comes into a lazy stack")
  func dividerInLazyStack() async {
    await expectFreshAppearance(width: 320, change: { $0.flag = true }) { settings in
      ScrollView(.horizontal) {
        LazyHStack(spacing: nil) {
          if settings.flag { Text("moving").frame(height: 40) }
          Divider()
        }
      }
    }
  }

  @Test("A lazy stack that does not scroll, beside what takes any room")
  func lazyStackWithoutScrollView() async {
    await expectFreshAppearance(height: 600, change: { $0.typeSize = .accessibility5 }) { _ in
      ForEach(0..<3) { _ in
        LazyVStack(alignment: .center, spacing: nil, pinnedViews: .sectionHeaders) {
          Text("Alpha")
          RoundedRectangle(cornerRadius: 20)
        }
      }
    }
    await expectFreshAppearance(width: 800, change: { $0.spacing = 4 }) { settings in
      VStack {
        LazyVStack(pinnedViews: .sectionHeaders) {
          VStack(spacing: settings.spacing) { Color.red }
        }
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(Color.red))
        }
      }
    }
    await expectFreshAppearance(width: 200, height: 600, change: { $0.direction = .rightToLeft }) { _ in
      Grid(alignment: .center) {
        GridRow {}
        GridRow(alignment: .center) {
          LazyVStack(pinnedViews: .sectionHeaders) { Text("Alpha") }
        }
        Stepper("Alpha", value: .constant(0.5), step: 0.1)
      }
    }
  }
}
