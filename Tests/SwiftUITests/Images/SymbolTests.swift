import SwiftUITesting
import Testing

/// Symbols.
@MainActor
struct SymbolTests {
  private func size<V: View>(_ view: V, in size: CGSize = CGSize(width: 300, height: 300)) -> CGSize {
    layout(in: size) { view.probe("it") }["it"]?.size ?? .zero
  }

  @Test("C3: a symbol keeps its own size; a resizable one takes the proposal")
  func sizes() {
    let own = size(Image(systemName: "circle"))
    #expect(own.width == own.height)
    #expect(abs(own.width - 20) <= 1)
    #expect(size(Image(systemName: "circle").frame(width: 5, height: 5).probe("frame")) == CGSize(width: 5, height: 5))
    #expect(size(Image(systemName: "circle"), in: CGSize(width: 4, height: 4)) == own)
    #expect(size(Image(systemName: "circle").resizable()) == CGSize(width: 300, height: 300))
    #expect(size(Image(systemName: "circle").resizable().fixedSize()) == own)
    #expect(
      size(Image(systemName: "circle").resizable().scaledToFit(), in: CGSize(width: 300, height: 50)).height == 50)
  }

  @Test("C116: a symbol with an empty name shows nothing; an unknown one is marked")
  func emptyName() {
    func isBlank(_ name: String) -> Bool {
      let screen = Screen(width: 60, height: 60) { Image(systemName: name).resizable().frame(width: 40, height: 40) }
      let picture = screen.snapshot()
      return (0..<60).allSatisfy { x in
        (0..<60).allSatisfy { picture.color(at: CGPoint(x: x, y: $0)).red > 0.95 }
      }
    }
    #expect(isBlank(""))
    #expect(!isBlank("no.such.symbol") && !isBlank("circle"))
    #expect(size(Image(systemName: "").resizable().frame(width: 40, height: 30)) == CGSize(width: 40, height: 30))
    #expect(size(Image(systemName: "")) == .zero)
  }

  @Test func sizesFollowFontAndScale() {
    let body = size(Image(systemName: "circle")).width
    #expect(abs(size(Image(systemName: "circle").font(.system(size: 34))).width - 2 * body) <= 1)
    #expect(size(Image(systemName: "circle").imageScale(.large)).width > body * 1.2)
    #expect(size(Image(systemName: "circle").imageScale(.small)).width < body * 0.9)
    #expect(size(Image(systemName: "circle").fontWeight(.black)).width > body)
    #expect(size(Image(systemName: "chevron.right")).width < body * 0.6)
  }

  @Test("C43: a symbol stands on the baseline of text, its middle at that of the capitals")
  func baselines() throws {
    let frames = layout(in: CGSize(width: 200, height: 100)) {
      HStack(alignment: .firstTextBaseline) {
        Text("H").probe("text")
        Image(systemName: "circle").probe("symbol")
      }
    }
    let text = try #require(frames["text"])
    let symbol = try #require(frames["symbol"])
    #expect(abs(text.midY - symbol.midY) < 2)
  }

  @Test("C50: symbols follow each other without a gap, and text too")
  func spacing() throws {
    let frames = layout(in: CGSize(width: 200, height: 200)) {
      VStack {
        Image(systemName: "circle").probe("first")
        Image(systemName: "circle").probe("second")
        Text("a").probe("text")
      }
    }
    let second = try #require(frames["second"])
    #expect(frames["first"]?.maxY == second.minY)
    #expect(frames["text"]?.minY == second.maxY)
  }

  @Test func theForegroundStyleColorsThem() {
    func picture(_ view: some View) -> Snapshot {
      Screen(width: 40, height: 40, scale: 2) { view.resizable(40) }.snapshot()
    }
    #expect(picture(Image(systemName: "square.fill").foregroundStyle(Color.pureRed)).name(20, 20) == "red")
    #expect(picture(Image(systemName: "square.fill").foregroundColor(.pureGreen)).name(20, 20) == "green")
    #expect(picture(Image(systemName: "square").foregroundStyle(Color.pureRed)).name(20, 20) == "white")
    let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
    let shaded = picture(Image(systemName: "square.fill").foregroundStyle(gradient))
    #expect(shaded.color(at: CGPoint(x: 12, y: 20)).red > shaded.color(at: CGPoint(x: 28, y: 20)).red)
  }

  @Test func palettesColorEachLayer() {
    let screen = Screen(width: 40, height: 40, scale: 2) {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(Color.pureRed, Color.pureBlue)
    }
    #expect(screen.snapshot().name(20, 20) == "white" || screen.snapshot().name(20, 20) == "red")
    let composed = Screen(width: 60, height: 60, scale: 2) {
      Image(systemName: "trash.circle.fill").symbolRenderingMode(.palette).font(.system(size: 48))
        .foregroundStyle(Color.pureRed, Color.pureBlue)
    }.snapshot()
    #expect(composed.name(30, 8) == "blue")
    let plain = Screen(width: 60, height: 60, scale: 2) {
      Image(systemName: "trash.circle.fill").font(.system(size: 48)).foregroundStyle(Color.pureRed, Color.pureBlue)
    }.snapshot()
    #expect(plain.name(30, 8) == "red")
  }

  @Test func variantsApplyWhereThereAreSuch() {
    func picture(_ view: some View) -> Snapshot { Screen(width: 40, height: 40, scale: 2) { view }.snapshot() }
    let filled = picture(Image(systemName: "heart.fill"))
    #expect(picture(Image(systemName: "heart").symbolVariant(.fill)).difference(from: filled) == 0)
    #expect(picture(Image(systemName: "heart.fill").symbolVariant(.fill)).difference(from: filled) == 0)
    let slashed = picture(Image(systemName: "bell.slash.fill"))
    #expect(picture(Image(systemName: "bell").symbolVariant(.fill.slash)).difference(from: slashed) == 0)
    let nested = Image(systemName: "bell").symbolVariant(.slash).symbolVariant(.fill)
    #expect(picture(nested).difference(from: slashed) == 0)
    let chevron = picture(Image(systemName: "chevron.right"))
    #expect(picture(Image(systemName: "chevron.right").symbolVariant(.fill)).difference(from: chevron) == 0)
  }

  @Test("an unknown name shows a sign of its own, and says so once")
  func unknownNames() {
    let screen = Screen {
      VStack {
        ForEach(0..<3) { _ in Image(systemName: "no.such.symbol") }
      }
    }
    #expect(screen.trace.warnings.filter { $0.contains("No symbol named 'no.such.symbol'") }.count >= 1)
    #expect(size(Image(systemName: "no.such.symbol")).width > 10)
    #expect(size(Image(systemName: "../../etc/passwd")).width > 10)
  }

  @Test("E7: an image is hit in all of its rectangle")
  func hits() {
    struct Tapped: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Image(systemName: "circle").resizable().frame(width: 100, height: 100).onTapGesture { count += 1 }
          Text("\(count)")
        }
      }
    }
    let screen = Screen(width: 100, height: 200) { Tapped() }
    let frame = screen.element(.image, "circle").frame
    screen.tap(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
    #expect(screen.visibleText == ["1"])
  }

  @Test func assistiveTechnologyReadsTheLabel() {
    let screen = Screen {
      VStack {
        Image(systemName: "star")
        Image("photo", label: Text("A photo"))
        Image(decorative: "ornament")
        Label("Favourites", systemImage: "heart")
        Button {
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    #expect(screen.elements().map(\.label) == ["star", "A photo", "Favourites", "plus"])
    #expect(screen["star"].role == .image && screen["A photo"].role == .image)
    #expect(screen.elements(.button).map(\.label) == ["plus"])
  }

  @Test func symbolsStandInText() {
    func picture(_ text: Text) -> Snapshot { Screen(width: 120, height: 40, scale: 2) { text }.snapshot() }
    let plain = layout(in: CGSize(width: 200, height: 50)) { Text("ab").probe("it") }["it"]?.width ?? 0
    let mixed =
      layout(in: CGSize(width: 200, height: 50)) { Text("a\(Image(systemName: "circle"))b").probe("it") }["it"]?.width
      ?? 0
    let symbol = size(Image(systemName: "circle")).width
    #expect(abs(mixed - plain - symbol) < 2)
    let shown = picture(Text(Image(systemName: "square.fill")).foregroundStyle(Color.pureRed))
    #expect(shown.name(60, 20) == "red")
    let joined = Text(Image(systemName: "square.fill")) + Text(Image(systemName: "square.fill"))
    let screen = Screen(width: 120, height: 40) { joined.probe("it") }
    #expect(screen.visibleText == [])
    #expect(abs((layout(in: CGSize(width: 99, height: 50)) { joined.probe("it") }["it"]?.width ?? 0) - 2 * symbol) < 2)
  }
}

extension View {
  /// The view as large as a square of a side.
  fileprivate func resizable(_ side: CGFloat) -> some View {
    font(.system(size: side * 0.8)).frame(width: side, height: side)
  }
}
