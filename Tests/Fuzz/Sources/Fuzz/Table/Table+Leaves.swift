import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addLeaves() {
    addTexts()
    addShapes()
    view("Spacer(minLength: $0)", P.optionalLength) { Spacer(minLength: $1) }
    view("Divider()") { _ in Divider() }
    view("EmptyView()", weight: 3) { _ in EmptyView() }
    view("Counter()", traits: .ownState) { _ in Counter() }
    view("AnimatedCounter()", traits: .ownState) { _ in AnimatedCounter() }
    view("FocusedField(model: model)", traits: .ownState, weight: 4) { FocusedField(model: $0.model) }
    view("Dragged()", traits: .ownState) { _ in Dragged() }
    view("MarkText()") { _ in MarkText() }
    view("MovingNumber(number: $0)", P.fraction) { MovingNumber(number: $1) }
    view(
      """
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color($0))
        context.draw(Text($1), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      """, P.color, P.text
    ) { _, color, text in
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(color))
        context.draw(Text(text), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    }
    view(
      """
      Canvas { context, size in
        context.addFilter(.blur(radius: $0))
        context.addFilter(.shadow(radius: $1))
        context.rotate(by: $2)
        context.scaleBy(x: $3, y: 1)
        context.clip(to: Path(CGRect(x: $4, y: 0, width: $0, height: $1)))
        context.stroke(Path(CGRect(x: 0, y: $4, width: $1, height: $0)), with: .color(.red), lineWidth: $0)
      }
      """, P.small, P.small, P.angle, P.factor, P.coordinate
    ) { _, blur, shadow, angle, factor, coordinate in
      Canvas { context, size in
        context.addFilter(.blur(radius: blur))
        context.addFilter(.shadow(radius: shadow))
        context.rotate(by: angle)
        context.scaleBy(x: factor, y: 1)
        context.clip(to: Path(CGRect(x: coordinate, y: 0, width: blur, height: shadow)))
        context.stroke(
          Path(CGRect(x: 0, y: coordinate, width: shadow, height: blur)), with: .color(.red), lineWidth: blur)
      }
    }
    view(
      "TimelineView(.periodic(from: .now, by: 1)) { context in\n  Text(context.date, style: .time)\n}",
      traits: [.endless, .timed], weight: 2
    ) { _ in
      TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    }
    view(
      "TimelineView(.animation) { context in\n  Circle().scaleEffect(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))\n}",
      traits: [.endless, .timed], weight: 2
    ) { _ in
      TimelineView(.animation) { context in
        Circle().scaleEffect(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
      }
    }
  }

  private static func addTexts() {
    view("Text($0, style: .timer)", P.date, traits: [.endless, .timed], weight: 2) { Text($1, style: .timer) }
    view("Text($0, style: .relative)", P.date, traits: [.endless, .timed], weight: 2) { Text($1, style: .relative) }
    view("Text(\"\\($0) \\(Image(systemName: $1))\")", P.text, P.symbol, weight: 5) {
      Text("\($1) \(Image(systemName: $2))")
    }
    view("Text($0, format: .percent)", P.number, weight: 4) { Text($1, format: .percent) }
    view("AsyncImage(url: nil)", weight: 2) { _ in AsyncImage(url: nil) }
    view("Text($0)", P.text, weight: 60) { Text($1) }
    view("Text(verbatim: $0)", P.text) { Text(verbatim: $1) }
    view("Text(\"Number \\($0)\")", P.count) { Text("Number \($1)") }
    view("Text(LocalizedStringKey($0))", P.text) { Text(LocalizedStringKey($1)) }
    view("(Text($0).bold() + Text($1).foregroundStyle(Color.red).font(.title))", P.text, P.text) {
      Text($1).bold() + Text($2).foregroundStyle(Color.red).font(.title)
    }
    view("Text($0, style: .date)", P.date, weight: 4) { Text($1, style: .date) }
    view("Text(Image(systemName: $0))", P.symbol, weight: 4) { Text(Image(systemName: $1)) }
    view("Label($0, systemImage: $1)", P.text, P.symbol, weight: 20) { Label($1, systemImage: $2) }
    view("Image(systemName: $0)", P.symbol, weight: 20) { Image(systemName: $1) }
    view("Image(systemName: $0).resizable()", P.symbol) { Image(systemName: $1).resizable() }
    view("Image(\"missing\")", weight: 3) { _ in Image("missing") }
    view("Link($0, destination: URL(string: \"https://example.com\")!)", P.text) {
      Link($1, destination: URL(string: "https://example.com")!)
    }
  }

  private static func addShapes() {
    view("$0", P.color, weight: 30) { $1 }
    view("Circle()", weight: 15) { _ in Circle() }
    view("Rectangle().fill($0)", P.style) { Rectangle().fill($1) }
    view("RoundedRectangle(cornerRadius: $0)", P.length) { RoundedRectangle(cornerRadius: $1) }
    view("Capsule().stroke($0, lineWidth: $1)", P.color, P.small) { Capsule().stroke($1, lineWidth: $2) }
    view(
      "Ellipse().stroke($0, style: StrokeStyle(lineWidth: $1, dash: [$2, $3], dashPhase: $4))", P.color, P.small,
      P.small, P.small, P.coordinate
    ) {
      Ellipse().stroke($1, style: StrokeStyle(lineWidth: $2, dash: [$3, $4], dashPhase: $5))
    }
    view("Circle().strokeBorder($0, lineWidth: $1)", P.style, P.small) { Circle().strokeBorder($1, lineWidth: $2) }
    view("Circle().trim(from: $0, to: $1)", P.fraction, P.fraction) { Circle().trim(from: $1, to: $2) }
    view("Diagonal(share: $0)", P.fraction) { Diagonal(share: $1) }
    view("$0.fill($1)", P.shape, P.style) { $1.fill($2) }
    view("Rectangle().rotation($0).scale($1).offset(x: $2, y: $2)", P.angle, P.factor, P.coordinate) {
      Rectangle().rotation($1).scale($2).offset(x: $3, y: $3)
    }
    view("LinearGradient(colors: [$0, .white], startPoint: $1, endPoint: .bottom)", P.color, P.gradientPoint) {
      LinearGradient(colors: [$1, .white], startPoint: $2, endPoint: .bottom)
    }
    view(
      "RadialGradient(stops: [.init(color: $0, location: $1), .init(color: .black, location: $2)], center: .center, startRadius: $3, endRadius: $4)",
      P.color, P.fraction, P.fraction, P.small, P.length
    ) {
      RadialGradient(
        stops: [.init(color: $1, location: $2), .init(color: .black, location: $3)], center: .center, startRadius: $4,
        endRadius: $5)
    }
    view(
      "AngularGradient(colors: [$0, .white], center: .center, startAngle: $1, endAngle: $2)", P.color, P.angle, P.angle
    ) {
      AngularGradient(colors: [$1, .white], center: .center, startAngle: $2, endAngle: $3)
    }
    view(
      """
      Path { path in
        path.move(to: CGPoint(x: $0, y: $1))
        path.addArc(center: CGPoint(x: $1, y: $0), radius: $2, startAngle: $3, endAngle: $4, clockwise: $5)
        path.addCurve(to: CGPoint(x: $1, y: $1), control1: CGPoint(x: 0, y: $2), control2: .zero)
        path.closeSubpath()
      }
      """, P.coordinate, P.coordinate, P.length, P.angle, P.angle, P.flag
    ) { _, x, y, radius, start, end, clockwise in
      Path { path in
        path.move(to: CGPoint(x: x, y: y))
        path.addArc(
          center: CGPoint(x: y, y: x), radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        path.addCurve(to: CGPoint(x: y, y: y), control1: CGPoint(x: 0, y: radius), control2: .zero)
        path.closeSubpath()
      }
    }
    view(
      "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [Float($0), 1]], colors: [$1, .red, .blue, .green])",
      P.fraction, P.color, weight: 4
    ) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [Float($1), 1]], colors: [$2, .red, .blue, .green])
    }
    view(
      "EllipticalGradient(colors: [$0, .white], startRadiusFraction: $1, endRadiusFraction: $2)", P.color, P.factor,
      P.factor, weight: 4
    ) { EllipticalGradient(colors: [$1, .white], startRadiusFraction: $2, endRadiusFraction: $3) }
    view(
      "UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $1).inset(by: $2)", P.small, P.length,
      P.coordinate, weight: 5
    ) { UnevenRoundedRectangle(topLeadingRadius: $1, bottomTrailingRadius: $2).inset(by: $3) }
    view("Circle().union(Rectangle().offset(x: $0)).fill($1)", P.coordinate, P.color, weight: 4) {
      Circle().union(Rectangle().offset(x: $1)).fill($2)
    }
    view(
      "Path(roundedRect: CGRect(x: $0, y: $0, width: $1, height: $2), cornerRadius: $3)", P.coordinate, P.length,
      P.length, P.small
    ) {
      Path(roundedRect: CGRect(x: $1, y: $1, width: $2, height: $3), cornerRadius: $4)
    }
  }
}
