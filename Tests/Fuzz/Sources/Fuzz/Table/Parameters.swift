import SwiftUI

/// The kinds of values that entries have.
@MainActor
enum Parameters {
  static let words = [
    "Alpha", "", "w", "Two words", "Several words that need more than one line", "Zürich 42", "مرحبا بالعالم",
    "日本語の文字列です",
    "👩‍👩‍👧 emoji", "**bold** and [a link](https://example.com)", "first\nsecond",
  ]

  // MARK: Numbers

  private static let numberProperties = [
    Property("model.number0") { $0.number0 }, Property("model.number1") { $0.number1 },
    Property("model.number2") { $0.number2 },
  ]
  private static let amountProperties = [
    Property("model.amount0") { $0.amount0 }, Property("model.amount1") { $0.amount1 },
  ]

  static let length = Parameter.numbers(
    [20, 0, 4, 8, 12.5, 40, 75, 120, 300], or: numberProperties
  ) { CGFloat($0) }
  static let small = Parameter.numbers([8, 0, 1, 2.5, 4, 12, 20], or: numberProperties) { CGFloat($0) }
  static let coordinate = Parameter.numbers([10, 0, -5, -30, 33.3, 100], or: numberProperties) { CGFloat($0) }
  static let optionalLength = Parameter<CGFloat?>(
    make: { $0.chance(30) ? .choice(0) : length.make(&$0) },
    read: { $0 == .choice(0) ? nil : length.read($0, $1) },
    source: { $0 == .choice(0) ? "nil" : length.source($0) }, simplest: .choice(0))
  static let bound = Parameter<CGFloat?>(
    make: { random in
      if random.chance(40) { return .choice(0) }
      return random.chance(30) ? .number(.infinity) : length.make(&random)
    },
    read: { $0 == .choice(0) ? nil : length.read($0, $1) },
    source: { $0 == .choice(0) ? "nil" : length.source($0) }, simplest: .choice(0))
  static let spacing = Parameter<CGFloat?>(
    make: { random in
      if random.chance(50) { return .choice(0) }
      return random.chance(20) ? .number(-4) : small.make(&random)
    },
    read: { $0 == .choice(0) ? nil : small.read($0, $1) },
    source: { $0 == .choice(0) ? "nil" : small.source($0) }, simplest: .choice(0))
  static let fraction = Parameter.numbers([0.5, 0, 0.25, 0.8, 1], or: amountProperties, source: Literal.double) { $0 }
  static let positiveFraction = Parameter.numbers([0.5, 0.1, 0.25, 0.8, 1], source: Literal.double) { $0 }
  static let factor = Parameter.numbers([1, 0.5, 0, 2, -1, 1.3], or: amountProperties.map { asLength($0) }) {
    CGFloat($0)
  }
  static let number = Parameter.numbers([1, 0, 0.5, 2, -1, 5], or: amountProperties, source: Literal.double) { $0 }
  static let angle = Parameter.numbers(
    [0, 10, 45, 90, 180, -30, 400],
    or: amountProperties.map { property in
      Property(".degrees(90 * \(property.source))") { .degrees(90 * property.read($0)) }
    }, source: { ".degrees(\(Literal.double($0)))" }
  ) { Angle.degrees($0) }
  static let duration = Parameter.numbers(
    [0.3, 0, 0.05, 0.5, 1], source: Literal.double
  ) { $0 }
  /// Hardly hostile: Swift itself ends programs that make a `Duration` of a number that is not finite.
  static let wait = Parameter.numbers([0.3, 0, 0.05, 0.5, 1], hostile: [-1], source: Literal.double) { $0 }
  static let unitPoint = Parameter.choices([
    (".center", UnitPoint.center), (".topLeading", .topLeading), (".bottom", .bottom), (".trailing", .trailing),
    ("UnitPoint(x: 2, y: -1)", UnitPoint(x: 2, y: -1)),
  ])
  static let count = Parameter.choices(
    [("1", 1), ("0", 0), ("2", 2), ("3", 3), ("7", 7)],
    or: [
      Property("model.choice0") { $0.choice0 }, Property("model.choice1") { $0.choice1 },
      Property("model.items0.count") { $0.items0.count },
    ])
  static let lineLimit = Parameter<Int?>.choices(
    [("nil", nil), ("1", 1), ("2", 2), ("5", 5)], or: [Property("model.choice1") { $0.choice1 }])
  static let priority = Parameter.numbers([0, 1, -1, 2], or: amountProperties, source: Literal.double) { $0 }

  private static func asLength(_ property: Property<Double>) -> Property<CGFloat> {
    Property("CGFloat(\(property.source))") { CGFloat(property.read($0)) }
  }

  // MARK: Texts, flags, lists

  static let text = Parameter<String>(
    make: { random in
      if random.chance(20) { return .item }
      if random.chance(30) { return .property(random.index(below: textProperties.count)) }
      return .text(random.pick(random.isHostile && random.chance(20) ? HostileValues.texts : words))
    },
    read: { value, scope in
      switch value {
      case .item: "Item \(scope.item)"
      case .property(let index): textProperties[index].read(scope.model)
      case .text(let text): text
      default: ""
      }
    },
    source: { value in
      switch value {
      case .item: "\"Item \\(item)\""
      case .property(let index): textProperties[index].source
      case .text(let text): Literal.text(text)
      default: "\"\""
      }
    },
    simplest: .text("Alpha"))
  private static let textProperties = [
    Property("model.text0") { $0.text0 }, Property("model.text1") { $0.text1 }, Property("model.text2") { $0.text2 },
    Property("model.caption") { $0.caption },
  ]

  static let flag = Parameter.choices([("true", true), ("false", false)], or: flagProperties)
  private static let flagProperties = [
    Property("model.flag0") { $0.flag0 }, Property("model.flag1") { $0.flag1 }, Property("model.flag2") { $0.flag2 },
    Property("model.flag3") { $0.flag3 },
  ]
  /// A flag that changes.
  static let condition = Parameter.properties(
    flagProperties + [
      Property("!model.flag0") { !$0.flag0 }, Property("!model.items0.isEmpty") { !$0.items0.isEmpty },
      Property("model.choice0 > 1") { $0.choice0 > 1 },
    ])
  static let items = Parameter.properties([
    Property("model.items0") { $0.items0 }, Property("model.items1") { $0.items1 },
    Property("model.items0.filter { $0 % 2 == 0 }") { $0.items0.filter { $0 % 2 == 0 } },
    Property("Array(0..<max(0, model.choice0))") { Array(0..<max(0, $0.choice0)) },
  ])
  static let smallList = Parameter.properties([
    Property("Array(model.items0.prefix(3))") { Array($0.items0.prefix(3)) },
    Property("Array(model.items1.prefix(3))") { Array($0.items1.prefix(3)) },
  ])

  // MARK: Bindings

  static let flagBinding = Parameter.properties([
    Property("$model.flag0") { Bindable($0).flag0 }, Property("$model.flag1") { Bindable($0).flag1 },
    Property("$model.flag2") { Bindable($0).flag2 }, Property("$model.flag3") { Bindable($0).flag3 },
  ])
  static let textBinding = Parameter.properties([
    Property("$model.text0") { Bindable($0).text0 }, Property("$model.text1") { Bindable($0).text1 },
    Property("$model.text2") { Bindable($0).text2 },
  ])
  static let amountBinding = Parameter.properties([
    Property("$model.amount0") { Bindable($0).amount0 }, Property("$model.amount1") { Bindable($0).amount1 },
  ])
  static let choiceBinding = Parameter.properties([
    Property("$model.choice0") { Bindable($0).choice0 }, Property("$model.choice1") { Bindable($0).choice1 },
  ])
  static let listBinding = Parameter.properties([
    Property("$model.items0") { Bindable($0).items0 }, Property("$model.items1") { Bindable($0).items1 },
  ])

  // MARK: Choices

  static let alignment = Parameter.choices([
    (".center", Alignment.center), (".topLeading", .topLeading), (".bottomTrailing", .bottomTrailing), (".top", .top),
    (".leading", .leading), (".centerFirstTextBaseline", .centerFirstTextBaseline),
  ])
  static let horizontal = Parameter.choices([
    (".center", HorizontalAlignment.center), (".leading", .leading), (".trailing", .trailing),
  ])
  static let vertical = Parameter.choices([
    (".center", VerticalAlignment.center), (".top", .top), (".bottom", .bottom),
    (".firstTextBaseline", .firstTextBaseline), (".lastTextBaseline", .lastTextBaseline),
  ])
  static let axes = Parameter.choices([
    (".vertical", Axis.Set.vertical), (".horizontal", .horizontal),
    ("[.horizontal, .vertical]", [.horizontal, .vertical]),
  ])
  static let edges = Parameter.choices([
    (".all", Edge.Set.all), (".horizontal", .horizontal), (".top", .top), (".leading", .leading), (".bottom", .bottom),
    ("[.top, .trailing]", [.top, .trailing]),
  ])
  static let color = Parameter.choices(
    [
      ("Color.red", Color.red), ("Color.blue", .blue), ("Color.clear", .clear), ("Color.primary", .primary),
      ("Color.accentColor", .accentColor),
      (
        "Color(hue: 0.3, saturation: 0.8, brightness: 0.9)",
        Color(hue: 0.3, saturation: 0.8, brightness: 0.9)
      ),
      ("Color.green.opacity(0.4)", Color.green.opacity(0.4)),
    ],
    or: [
      Property("(model.flag0 ? Color.orange : Color.purple)") { $0.flag0 ? Color.orange : Color.purple },
      Property("Color(white: model.amount0)") { Color(white: $0.amount0) },
    ])
  static let font = Parameter.choices(
    [
      (".body", Font.body), (".largeTitle", .largeTitle), (".caption", .caption),
      (".system(size: 30)", .system(size: 30)),
      (".title.bold()", .title.bold()),
      (".system(size: 11, design: .monospaced)", .system(size: 11, design: .monospaced)),
    ],
    or: [Property(".system(size: model.number1)") { .system(size: $0.number1) }])
  static let symbol = Parameter.choices(
    [
      ("\"star.fill\"", "star.fill"), ("\"heart\"", "heart"), ("\"gear\"", "gear"), ("\"trash\"", "trash"),
      ("\"no.such.symbol\"", "no.such.symbol"),
    ],
    or: [Property("(model.flag1 ? \"play\" : \"pause\")") { $0.flag1 ? "play" : "pause" }])
  static let animation = Parameter<Animation?>.choices([
    (".default", .default), (".linear(duration: 0.3)", .linear(duration: 0.3)), (".bouncy", .bouncy),
    (".spring(response: 0.4, dampingFraction: 0.6)", .spring(response: 0.4, dampingFraction: 0.6)),
    (".easeInOut(duration: 0.2).delay(0.1)", .easeInOut(duration: 0.2).delay(0.1)),
    (".easeIn.repeatCount(3)", .easeIn.repeatCount(3)), ("nil", nil),
    (".smooth(duration: 0.1).speed(2)", .smooth(duration: 0.1).speed(2)),
  ])
  static let changing = Parameter.properties([
    Property("model.flag0") { AnyHashable($0.flag0) }, Property("model.number0") { AnyHashable($0.number0) },
    Property("model.items0") { AnyHashable($0.items0) }, Property("model.text0") { AnyHashable($0.text0) },
  ])
  static let transition = Parameter.choices([
    (".opacity", AnyTransition.opacity), (".slide", .slide), (".scale", .scale),
    (".move(edge: .bottom)", .move(edge: .bottom)),
    (
      ".asymmetric(insertion: .push(from: .leading), removal: .opacity)",
      .asymmetric(insertion: .push(from: .leading), removal: .opacity)
    ),
    (".offset(x: 40, y: -20).combined(with: .opacity)", .offset(x: 40, y: -20).combined(with: .opacity)),
    (".identity", .identity), ("AnyTransition(TurningTransition())", AnyTransition(TurningTransition())),
    (
      ".scale(scale: 0.2, anchor: .top).animation(.linear(duration: 0.2))",
      .scale(scale: 0.2, anchor: .top).animation(.linear(duration: 0.2))
    ),
  ])
  static let style = Parameter.choices([
    ("AnyShapeStyle(.tint)", AnyShapeStyle(.tint)), ("AnyShapeStyle(.secondary)", AnyShapeStyle(.secondary)),
    ("AnyShapeStyle(Color.red.gradient)", AnyShapeStyle(Color.red.gradient)),
    ("AnyShapeStyle(.regularMaterial)", AnyShapeStyle(.regularMaterial)),
    (
      "AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))",
      AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))
    ),
    (
      "AnyShapeStyle(.radialGradient(colors: [.green, .clear], center: .center, startRadius: 2, endRadius: 60))",
      AnyShapeStyle(.radialGradient(colors: [.green, .clear], center: .center, startRadius: 2, endRadius: 60))
    ),
    (
      "AnyShapeStyle(.conicGradient(colors: [.yellow, .pink], center: .center))",
      AnyShapeStyle(.conicGradient(colors: [.yellow, .pink], center: .center))
    ),
    ("AnyShapeStyle(.quaternary.shadow(.drop(radius: 3)))", AnyShapeStyle(.quaternary.shadow(.drop(radius: 3)))),
  ])
  static let shape = Parameter.choices(
    [
      ("AnyShape(Rectangle())", AnyShape(Rectangle())), ("AnyShape(Circle())", AnyShape(Circle())),
      ("AnyShape(Capsule())", AnyShape(Capsule())), ("AnyShape(Ellipse())", AnyShape(Ellipse())),
      ("AnyShape(RoundedRectangle(cornerRadius: 12))", AnyShape(RoundedRectangle(cornerRadius: 12))),
      (
        "AnyShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8))",
        AnyShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8))
      ),
      (
        "AnyShape(Circle().inset(by: 4).rotation(.degrees(30)))", AnyShape(Circle().inset(by: 4).rotation(.degrees(30)))
      ),
      ("AnyShape(ContainerRelativeShape())", AnyShape(ContainerRelativeShape())),
    ],
    or: [
      Property("AnyShape(RoundedRectangle(cornerRadius: model.number2))") {
        AnyShape(RoundedRectangle(cornerRadius: $0.number2))
      },
      Property("AnyShape(Circle().trim(from: 0, to: model.amount0))") {
        AnyShape(Circle().trim(from: 0, to: $0.amount0))
      },
      Property("AnyShape(Diagonal(share: model.amount0))") { AnyShape(Diagonal(share: $0.amount0)) },
      Property("AnyShape(Rectangle().size(width: model.number0, height: model.number1))") {
        AnyShape(Rectangle().size(width: $0.number0, height: $0.number1))
      },
    ])
  static let blend = Parameter.choices([
    (".normal", BlendMode.normal), (".multiply", .multiply), (".screen", .screen), (".difference", .difference),
    (".destinationOut", .destinationOut), (".hue", .hue),
  ])
  static let typeSize = Parameter.choices([
    (".large", DynamicTypeSize.large), (".xSmall", .xSmall), (".accessibility3", .accessibility3),
  ])
  static let textAlignment = Parameter.choices([
    (".leading", TextAlignment.leading), (".center", .center), (".trailing", .trailing),
  ])
  static let truncation = Parameter.choices([
    (".tail", Text.TruncationMode.tail), (".head", .head), (".middle", .middle),
  ])
  static let visibility = Parameter.choices([
    (".automatic", Visibility.automatic), (".visible", .visible), (".hidden", .hidden),
  ])
  static let placement = Parameter.choices([
    (".automatic", ToolbarItemPlacement.automatic), (".topBarLeading", .topBarLeading),
    (".topBarTrailing", .topBarTrailing), (".principal", .principal), (".bottomBar", .bottomBar),
    (".confirmationAction", .confirmationAction), (".keyboard", .keyboard),
  ])
  static let gradientPoint = Parameter.choices([
    (".top", UnitPoint.top), (".bottomTrailing", .bottomTrailing), (".center", .center),
  ])
  static let controlSize = Parameter.choices([
    (".regular", ControlSize.regular), (".mini", .mini), (".small", .small), (".large", .large),
    (".extraLarge", .extraLarge),
  ])
  static let role = Parameter<ButtonRole?>.choices([("nil", nil), (".destructive", .destructive), (".cancel", .cancel)])
  static let date = Parameter.choices([
    ("Date(timeIntervalSince1970: 1_700_000_000)", Date(timeIntervalSince1970: 1_700_000_000)),
    ("Date(timeIntervalSince1970: 0)", Date(timeIntervalSince1970: 0)),
    ("Date.distantFuture", Date.distantFuture), ("Date.distantPast", Date.distantPast),
  ])
}
