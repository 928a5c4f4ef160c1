import SwiftUITesting
import Testing

/// Numbers that no program should hand to a view: nothing traps, and what cannot be drawn is not drawn.
@MainActor
struct ExtremeNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e19, -1e19, 1e300, -1e300, .greatestFiniteMagnitude, 1e-300, -1, -40, 0,
    2_147_483_648, 5e5,
  ]

  /// Shows the content, and a mark in front of it: the content must not keep what comes after it from being drawn.
  private func show(_ content: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = marked(content)
    expectMark(on: screen, sourceLocation)
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.unmount()
  }

  private func marked(_ content: some View) -> Screen {
    Screen(width: 100, height: 100, scale: 1) {
      Color.clear.overlay { content }
        .overlay(alignment: .topLeading) {
          Color(red: 0, green: 1, blue: 0).frame(width: 4, height: 4).accessibilityElement().accessibilityLabel("mark")
        }
    }
  }

  private func expectMark(on screen: Screen, _ sourceLocation: SourceLocation) {
    let color = screen.snapshot().color(at: CGPoint(x: 2, y: 2))
    #expect(color.green > 0.99 && color.red < 0.01 && color.blue < 0.01, "\(color)", sourceLocation: sourceLocation)
    #expect(screen["mark"].frame == CGRect(x: 0, y: 0, width: 4, height: 4), sourceLocation: sourceLocation)
    #expect(screen.describe().contains("mark"), sourceLocation: sourceLocation)
  }

  private func square() -> some View { Color.red.frame(width: 40, height: 40) }

  @Test("effects", arguments: numbers)
  func effects(number: Double) {
    let length = CGFloat(number)
    show(square().shadow(radius: length, x: length, y: 2))
    show(square().shadow(radius: 3, x: length, y: length))
    show(square().blur(radius: length).blur(radius: length, opaque: true))
    show(square().brightness(number).contrast(number).saturation(number).grayscale(number).opacity(number))
    show(square().hueRotation(.degrees(number)))
    show(Text("Text").foregroundStyle(.red.shadow(.drop(radius: length, x: length))))
    show(Circle().fill(.red.shadow(.inner(radius: length, x: length))))
    show(square().background(.regularMaterial).scaleEffect(length))
  }

  @Test("clips and masks", arguments: numbers)
  func clips(number: Double) {
    let length = CGFloat(number)
    let rect = CGRect(x: length, y: length, width: length, height: 20)
    show(square().clipShape(Path(rect)))
    show(square().mask { Path(rect).fill(.black) })
    show(square().mask { Color.black.offset(x: length, y: length).scaleEffect(length) })
    show(square().clipShape(RoundedRectangle(cornerRadius: length)).cornerRadius(length))
    show(square().contentShape(Path(rect)).opacity(0.5).compositingGroup())
    show(square().shadow(radius: 2).mask { Path(ellipseIn: rect).fill(.black).blur(radius: 3) })
  }

  @Test("transforms and projections", arguments: numbers)
  func transforms(number: Double) {
    let length = CGFloat(number)
    show(square().rotationEffect(.degrees(number), anchor: UnitPoint(x: length, y: length)))
    show(square().scaleEffect(x: length, y: length).scaleEffect(length).scaleEffect(length))
    show(square().offset(x: length, y: length).position(x: length, y: length))
    show(square().rotation3DEffect(.degrees(number), axis: (x: length, y: 1, z: 0), perspective: length))
    show(square().transformEffect(CGAffineTransform(a: length, b: 0, c: length, d: 1, tx: length, ty: 0)))
    var projection = ProjectionTransform()
    projection.m13 = length
    projection.m31 = length
    show(square().projectionEffect(projection))
    projection = ProjectionTransform()
    projection.m33 = length
    show(square().projectionEffect(projection).shadow(radius: 3))
    show(square().visualEffect { content, _ in content.offset(x: length).scaleEffect(length).blur(radius: length) })
  }

  @Test("lines, arcs and paths", arguments: numbers)
  func lines(number: Double) {
    let length = CGFloat(number)
    show(Circle().stroke(.red, lineWidth: length))
    show(
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, miterLimit: length, dash: [length, 3], dashPhase: length)))
    show(Circle().strokeBorder(.red, lineWidth: length).border(.blue, width: length))
    show(Circle().trim(from: length, to: 1).rotation(.degrees(number)).scale(length).offset(x: length))
    show(
      Path { $0.addArc(center: .zero, radius: length, startAngle: .degrees(number), endAngle: .zero, clockwise: true) })
    show(Path { $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: length, y: 1), radius: length) })
    show(Path(roundedRect: CGRect(x: 0, y: 0, width: length, height: 20), cornerRadius: length).stroke(.red))
    show(Path(CGRect(x: 0, y: 0, width: 20, height: length)).strokedPath(StrokeStyle(lineWidth: length)))
    show(Path(ellipseIn: CGRect(x: length, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: length))
    show(Path(CGRect(x: 0, y: 0, width: 20, height: length)).union(Path(CGRect(x: length, y: 0, width: 9, height: 9))))
    show(UnevenRoundedRectangle(topLeadingRadius: length, bottomTrailingRadius: length))
    show(Rectangle().inset(by: length).size(width: length, height: length))
  }

  @Test("gradients", arguments: numbers)
  func gradients(number: Double) {
    let length = CGFloat(number)
    let stops = [Gradient.Stop(color: .red, location: length), Gradient.Stop(color: .blue, location: 0.5)]
    let point = UnitPoint(x: length, y: length)
    show(LinearGradient(stops: stops, startPoint: point, endPoint: .bottom))
    show(RadialGradient(stops: stops, center: point, startRadius: length, endRadius: length))
    show(AngularGradient(stops: stops, center: point, startAngle: .degrees(number), endAngle: .degrees(90)))
    show(EllipticalGradient(stops: stops, center: .center, startRadiusFraction: length, endRadiusFraction: length))
  }

  @Test("texts", arguments: numbers)
  func texts(number: Double) {
    let length = CGFloat(number)
    let text = Text("Some words that need several lines to be shown")
    show(text.font(.system(size: length)))
    show(text.font(.custom("DejaVu Sans", size: length)).fontWeight(.bold))
    show(text.kerning(length).tracking(length).baselineOffset(length))
    show(text.lineSpacing(length).minimumScaleFactor(length).lineLimit(Int(exactly: number)))
    show(text.frame(height: length))
    show(text.padding(-length).padding(.bottom, length))
    show(Text(Image(systemName: "star")).font(.system(size: length)))
    let negative = LayoutProbe(width: length, height: length)
    show(negative { text })
    show(Image(systemName: "star").resizable().aspectRatio(length, contentMode: .fill).frame(width: length))
  }

  /// Offers its views what no stack would.
  private struct LayoutProbe: Layout {
    var width: CGFloat
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: height)) }.last ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: .zero, proposal: ProposedViewSize(width: 90, height: height))
      }
    }
  }

  @Test("layout", arguments: numbers)
  func layout(number: Double) {
    let length = CGFloat(number)
    show(square().frame(width: length, height: length))
    show(square().frame(minWidth: length, idealWidth: length, maxWidth: 30, minHeight: 50, maxHeight: length))
    show(square().padding(length).padding(EdgeInsets(top: length, leading: 0, bottom: 3, trailing: length)))
    show(VStack(spacing: length) { ForEach(0..<3) { Text("\($0)") } })
    show(
      HStack(spacing: length) {
        Text("a").layoutPriority(number)
        Spacer(minLength: length)
        Text("b")
      })
    show(
      Grid(horizontalSpacing: length, verticalSpacing: length) {
        GridRow {
          Text("a")
          Text("b")
        }
      })
    show(square().aspectRatio(length, contentMode: .fit).alignmentGuide(.leading) { _ in length })
    show(square().safeAreaPadding(length).safeAreaInset(edge: .top, spacing: length) { Text("bar") })
    show(
      ZStack {
        square().zIndex(number)
        Text("a").gridCellAnchor(UnitPoint(x: length, y: 0))
      })
    show(
      ViewThatFits {
        Text("a").frame(width: length)
        Text("b")
      })
    show(GeometryReader { proxy in Text("a").frame(width: proxy.size.width * length) })
    show(ScrollView { Text("a").frame(height: length) }.contentMargins(length))
    show(ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: length, y: length)))
  }

  @Test("controls", arguments: numbers)
  func controls(number: Double) {
    show(ProgressView(value: number, total: 1))
    show(ProgressView(value: 0.5, total: number))
    show(Slider(value: .constant(number), in: 0...1))
    show(Slider(value: .constant(0.5), in: 0...1, step: abs(number)))
    show(Stepper("Step", value: .constant(number), in: 0...10, step: 1))
    show(Stepper("Step", value: .constant(1.0), step: number))
    show(Gauge(value: number, in: 0...1) { Text("gauge") })
    show(Gauge(value: number, in: 0...1) { Text("gauge") }.gaugeStyle(.accessoryCircular))
    show(TextField("field", value: .constant(number), format: .number))
    show(Text(number, format: .number.precision(.fractionLength(2))))
    show(List { Text("row").listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)) })
    show(Toggle("toggle", isOn: .constant(true)).controlSize(.mini).scaleEffect(number))
    show(ColorPicker("color", selection: .constant(Color(red: number, green: number, blue: 1, opacity: number))))
  }

  @Test("colors say what they are", arguments: numbers)
  func colors(number: Double) {
    let color = Color(red: number, green: 0, blue: 0).opacity(number)
    #expect(!color.description.isEmpty)
    #expect(!Color.red.opacity(number).mix(with: .blue, by: number).description.isEmpty)
    show(color.frame(width: 20, height: 20))
    show(Color(hue: number, saturation: number, brightness: number, opacity: number))
  }

  @Test("canvases", arguments: numbers)
  func canvases(number: Double) {
    let length = CGFloat(number)
    show(
      Canvas { context, size in
        let rect = CGRect(x: length, y: 0, width: length, height: length)
        _ = context.clipBoundingRect
        context.addFilter(.shadow(radius: length, x: length))
        context.addFilter(.blur(radius: length))
        context.opacity = number
        context.fill(Path(rect), with: .color(.red))
        context.translateBy(x: length, y: length)
        context.rotate(by: .degrees(number))
        context.clip(to: Path(rect))
        _ = context.clipBoundingRect
        context.draw(Text("text"), in: rect)
        context.draw(Image(systemName: "star"), in: rect)
        context.stroke(Path(ellipseIn: rect), with: .color(.blue), lineWidth: length)
        _ = context.resolve(Text("some words")).measure(in: CGSize(width: length, height: length))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: length, y: 0), endPoint: .zero, options: .repeat))
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image(systemName: "star"), sourceRect: rect))
        context.drawLayer { $0.fill(Path(rect), with: .color(.green)) }
      })
  }

  private struct Moving: View {
    let animation: Animation
    @State private var isFar = false

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: isFar ? 50 : 0)
        .animation(animation, value: isFar)
        .onAppear { isFar = true }
    }
  }

  @Test("durations", arguments: numbers)
  func durations(number: Double) async {
    let animations: [Animation] = [
      .linear(duration: number), .easeInOut(duration: 0.2).delay(number), .easeIn.speed(number),
      .spring(response: number, dampingFraction: number), .spring(duration: number, bounce: number),
      .interpolatingSpring(mass: number, stiffness: number, damping: number),
      .linear(duration: number).repeatForever(), .linear(duration: number).repeatCount(3, autoreverses: true),
      .timingCurve(number, number, 0.5, 1, duration: 0.2),
    ]
    for animation in animations {
      let screen = marked(Moving(animation: animation))
      await screen.advance(by: .milliseconds(100))
      expectMark(on: screen, #_sourceLocation)
      screen.unmount()
    }
    let screen = marked(Color.red.onLongPressGesture(minimumDuration: number, maximumDistance: CGFloat(number)) {})
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    await screen.advance(by: .milliseconds(700))
    screen.release()
    expectMark(on: screen, #_sourceLocation)
  }

  @Test("events far away", arguments: numbers)
  func events(number: Double) async {
    let far = CGPoint(x: number, y: number)
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        Slider(value: .constant(0.5))
        Button("button") {}
        Color.red.frame(height: 900).gesture(DragGesture())
      }
      .onHover { _ in }
    }
    screen.tap(at: far)
    screen.hover(at: far)
    screen.secondaryTap(at: far)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: number, height: number))
    await screen.drag(from: CGPoint(x: 50, y: 50), to: far, steps: 2)
    await screen.pinch(at: CGPoint(x: 50, y: 50), magnification: CGFloat(number), rotation: .degrees(number), steps: 2)
    screen.resize(width: CGFloat(number), height: CGFloat(number))
    #expect(screen.size.width.isFinite)
    _ = screen.describe()
  }

  @Test("dates far away", arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15)])
  func dates(date: Date) {
    show(Text(date, style: .date))
    show(Text(date, style: .relative))
    show(Text(date, style: .timer))
    show(Text(date, style: .offset))
    show(DatePicker("date", selection: .constant(date)))
    show(DatePicker("date", selection: .constant(date)).datePickerStyle(.graphical))
    show(Text(timerInterval: min(date, .now)...max(date, .now)))
    show(ProgressView(timerInterval: min(date, .now)...max(date, .now)))
  }

  @Test("a shadow that cannot be drawn is left out with a warning, and the view is seen")
  func shadow() {
    let plain = Screen(width: 100, height: 100, scale: 1) { square() }.snapshot()
    for radius in [1e19, .nan, .infinity] as [CGFloat] {
      let screen = Screen(width: 100, height: 100, scale: 1) { square().shadow(radius: radius) }
      #expect(screen.snapshot().difference(from: plain) == 0)
      #expect(screen.trace.warnings.contains { $0.contains("A shadow with figures that are not finite") })
    }
  }
}
