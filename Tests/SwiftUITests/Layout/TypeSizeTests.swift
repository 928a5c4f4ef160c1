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
}

/// What an update shows is what a fresh build shows.
@MainActor
@Suite("Other type sizes")
struct TypeSizeTests {
  private func expectFreshLook<Content: View>(
    width: CGFloat = 390, height: CGFloat = 844, change: (Settings) -> Void,
    @ViewBuilder _ content: @escaping (Settings) -> Content, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let settings = Settings()
    func screen() -> Screen {
      Screen(width: width, height: height) { Live { content(settings).dynamicTypeSize(settings.typeSize) } }
    }
    let updated = screen()
    await updated.settle()
    change(settings)
    await updated.settle()
    let fresh = screen()
    await fresh.settle()
    #expect(updated.describe() == fresh.describe(), sourceLocation: sourceLocation)
    #expect(updated.snapshot().difference(from: fresh.snapshot()) == 0, sourceLocation: sourceLocation)
  }

  @Test("The segments of a picker grow with the type size", arguments: DynamicTypeSize.allCases)
  func segments(size: DynamicTypeSize) async {
    await expectFreshLook(width: 800, change: { $0.typeSize = size }) { settings in
      Picker("Alpha", selection: Bindable(settings).choice) {
        ForEach(settings.items, id: \.self) { option in Text("\(option)").tag(option) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("What fits is chosen anew", arguments: DynamicTypeSize.allCases)
  func whatFits(size: DynamicTypeSize) async {
    await expectFreshLook(width: 320, height: 600, change: { $0.typeSize = size }) { settings in
      ForEach(settings.items, id: \.self) { item in
        ViewThatFits(in: .vertical) {
          Circle()
          Text("\("Alpha") \(Image(systemName: "star.fill"))")
        }
      }
    }
  }

  @Test("Lists among lazy rows", arguments: [DynamicTypeSize.medium, .xxLarge, .accessibility4])
  func listsInLazyRows(size: DynamicTypeSize) async {
    await expectFreshLook(change: { $0.typeSize = size }) { settings in
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
    await expectFreshLook(width: 320, change: { $0.flag = true }) { settings in
      ScrollView(.horizontal) {
        LazyHStack(spacing: nil) {
          if settings.flag { Text("moving").frame(height: 40) }
          Divider()
        }
      }
    }
  }
}
