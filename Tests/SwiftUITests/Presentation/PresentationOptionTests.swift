import SwiftUITesting
import Testing

/// What the content of a presentation can ask of it.
@MainActor
struct PresentationOptionTests {
  private struct Page<Content: View>: View {
    @State private var isShown = true
    @State private var count = 0
    let content: Content

    init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    var body: some View {
      VStack {
        Button("Below \(count)") { count += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) { content }
    }
  }

  @Test("what lies below a sheet can be used if the sheet allows it")
  func backgroundInteraction() {
    let screen = Screen {
      Page {
        Button("In the sheet") {}
          .presentationDetents([.height(200)])
          .presentationBackgroundInteraction(.enabled)
      }
    }
    screen["Below 0"].tap()
    #expect(screen["Below 1"].exists && screen["In the sheet"].isHittable)
    // Nothing is dimmed.
    #expect(screen.snapshot().color(at: CGPoint(x: 30, y: 300)).red == 1)
    let blocked = Screen {
      Page { Text("Sheet").presentationDetents([.height(200)]).presentationBackgroundInteraction(.disabled) }
    }
    #expect(!blocked["Below 0"].isHittable)
    #expect(blocked.snapshot().color(at: CGPoint(x: 30, y: 300)).red < 1)
  }

  @Test("a sheet can allow it up to one of its heights")
  func upThrough() async {
    struct Sized: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Button("Larger") { detent = .large }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
    let screen = Screen { Page { Sized() } }
    #expect(screen["Below 0"].isHittable)
    screen["Larger"].tap()
    await screen.settle()
    #expect(!screen["Below 0"].isHittable)
  }

  @Test("a finger that moves up in a list makes the sheet higher first, or scrolls, as the content wants")
  func contentInteraction() async {
    struct Rows: View {
      let interaction: PresentationContentInteraction
      var body: some View {
        List(0..<50, id: \.self) { Text("Row \($0)") }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(interaction)
      }
    }
    for (interaction, grows) in [(PresentationContentInteraction.automatic, true), (.scrolls, false)] {
      let screen = Screen { Page { Rows(interaction: interaction) } }
      await screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
      await screen.settle()
      #expect((screen.element(.sheet).frame.height > 800) == grows)
      #expect(screen["Row 0"].exists == grows)
    }
  }

  @Test("F26: with little room, a popover can stay one or become a cover, and a sheet a cover")
  func compactAdaptation() {
    func frame(_ adaptation: PresentationAdaptation) -> CGRect {
      let screen = Screen {
        Text("Owner").popover(isPresented: .constant(true)) {
          Text("Content").presentationCompactAdaptation(adaptation)
        }
      }
      let role: Role = screen.element(.popover).exists ? .popover : .sheet
      return screen.element(role).frame
    }
    #expect(frame(.automatic).height == 834)
    #expect(frame(.fullScreenCover).height == 844)
    #expect(frame(.popover).height < 100)
    #expect(frame(.none).height < 100)
    let sheet = Screen {
      Page { Text("Content").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet) }
    }
    #expect(sheet.element(.sheet).frame.height == 844)
  }

  @Test("where there is room, a sheet is as large as it asks for")
  func sizing() {
    struct Half: PresentationSizing {
      func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = root.sizeThatFits(.unspecified)
        return ProposedViewSize(width: size.width / 2, height: 300)
      }
    }
    func size(_ sizing: some PresentationSizing) -> CGSize {
      let screen = Screen(width: 1000, height: 800) {
        Page {
          Color.red.frame(
            minWidth: 100, idealWidth: 200, maxWidth: .infinity, minHeight: 50, idealHeight: 80, maxHeight: .infinity
          ).presentationSizing(sizing)
        }
      }
      return screen.element(.sheet).frame.size
    }
    #expect(size(.automatic) == CGSize(width: 540, height: 620))
    #expect(size(.form) == CGSize(width: 540, height: 620))
    #expect(size(.page) == CGSize(width: 712, height: 740))
    #expect(size(.fitted) == CGSize(width: 200, height: 80))
    #expect(size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 80))
    #expect(size(Half()) == CGSize(width: 100, height: 300))
  }
}
