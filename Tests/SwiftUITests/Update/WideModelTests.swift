import Observation
import SwiftUITesting
import Testing

<<<<<<< HEAD
/// A model of 30 properties.
@Observable
private final class WideModel {
  var p0 = 0
  var p1 = 1
  var p2 = 2
  var p3 = 3
  var p4 = 4
  var p5 = 5
  var p6 = 6
  var p7 = 7
  var p8 = 8
  var p9 = 9
  var p10 = 10
  var p11 = 11
  var p12 = 12
  var p13 = 13
  var p14 = 14
  var p15 = 15
  var p16 = 16
  var p17 = 17
  var p18 = 18
  var p19 = 19
  var p20 = 20
  var p21 = 21
  var p22 = 22
  var p23 = 23
  var p24 = 24
  var p25 = 25
  var p26 = 26
  var p27 = 27
  var p28 = 28
  var p29 = 29
  var nobodys = 0

  @MainActor static let properties: [ReferenceWritableKeyPath<WideModel, Int>] = [
    \.p0, \.p1, \.p2, \.p3, \.p4, \.p5, \.p6, \.p7, \.p8, \.p9, \.p10, \.p11, \.p12, \.p13, \.p14, \.p15,
    \.p16, \.p17, \.p18, \.p19, \.p20, \.p21, \.p22, \.p23, \.p24, \.p25, \.p26, \.p27, \.p28, \.p29,
  ]
}

/// Reads one property.
private struct Reader: View {
  let model: WideModel
  let property: ReferenceWritableKeyPath<WideModel, Int>
=======
@Observable
private final class Wide {
  var p0 = 0
  var p1 = 0
  var p2 = 0
  var p3 = 0
  var p4 = 0
  var p5 = 0
  var p6 = 0
  var p7 = 0
  var p8 = 0
  var p9 = 0
  var p10 = 0
  var p11 = 0
  var p12 = 0
  var p13 = 0
  var p14 = 0
  var p15 = 0
  var p16 = 0
  var p17 = 0
  var p18 = 0
  var p19 = 0
  var p20 = 0
  var p21 = 0
  var p22 = 0
  var p23 = 0
  var p24 = 0
  var p25 = 0
  var p26 = 0
  var p27 = 0
  var p28 = 0
  var p29 = 0

  @MainActor static let properties: [ReferenceWritableKeyPath<Wide, Int>] = [
    \.p0, \.p1, \.p2, \.p3, \.p4, \.p5, \.p6, \.p7, \.p8, \.p9,
    \.p10, \.p11, \.p12, \.p13, \.p14, \.p15, \.p16, \.p17, \.p18, \.p19,
    \.p20, \.p21, \.p22, \.p23, \.p24, \.p25, \.p26, \.p27, \.p28, \.p29,
  ]
}

private struct Reader: View {
  let model: Wide
  let property: ReferenceWritableKeyPath<Wide, Int>
>>>>>>> 20aa48c (UndoManager, openWindow; previews keep their settings to themselves; reading settings makes no file)

  var body: some View { Text("\(model[keyPath: property])") }
}

<<<<<<< HEAD
private struct Readers: View {
  let model: WideModel
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        Reader(model: model, property: WideModel.properties[index % WideModel.properties.count])
      }
    }
  }
}

@MainActor
@Suite("A model of 30 properties and 200 views")
struct WideModelTests {
  private let model = WideModel()

  @Test("B20: a write evaluates exactly the views that read the property")
  func onlyReaders() {
    let screen = Screen { Readers(model: model, count: 200) }
    for (index, property) in WideModel.properties.enumerated() {
      screen.trace.reset()
      model[keyPath: property] += 1
      // 200 views share 30 properties: twenty of these have seven readers, the other ten have six.
      #expect(screen.trace.bodies(of: Reader.self) == (index < 20 ? 7 : 6))
      #expect(screen.trace.bodies(of: Readers.self) == 0)
=======
@MainActor
@Suite struct WideModelTests {
  /// A screen of 200 views, each of which reads one of the first `count` properties.
  private func screen(_ model: Wide, reading count: Int) -> Screen {
    Screen {
      ForEach(0..<200, id: \.self) { Reader(model: model, property: Wide.properties[$0 % count]) }
    }
  }

  @Test("B20: of 200 views, each reading one of 30 properties, a write evaluates exactly its readers")
  func readers() {
    let model = Wide()
    let screen = screen(model, reading: 30)
    for (index, property) in Wide.properties.enumerated() {
      screen.trace.reset()
      model[keyPath: property] += 1
      #expect(screen.trace.bodies(of: Reader.self) == (index < 20 ? 7 : 6))
>>>>>>> 20aa48c (UndoManager, openWindow; previews keep their settings to themselves; reading settings makes no file)
      #expect(screen.trace.frames == 1)
    }
  }

<<<<<<< HEAD
  @Test("B20: writes to several properties are one frame, and each reader runs once")
  func severalWrites() {
    let screen = Screen { Readers(model: model, count: 200) }
    screen.trace.reset()
    model.p0 += 1
    model.p0 += 1
    model.p29 += 1
    #expect(screen.trace.bodies(of: Reader.self) == 7 + 6)
    #expect(screen.trace.frames == 1)
  }

  @Test("B20: a write to a property that nobody reads makes no frame")
  func unreadProperty() {
    let screen = Screen { Readers(model: model, count: 200) }
    screen.trace.reset()
    for _ in 0..<10 { model.nobodys += 1 }
    #expect(screen.trace.frames == 0)
    #expect(screen.trace.bodies(of: Reader.self) == 0)
    #expect(screen.visibleText.count == 200)
    #expect(screen.trace.frames == 0)
=======
  @Test("B20: a write to a property that nobody reads makes no frame")
  func unread() {
    let model = Wide()
    let screen = screen(model, reading: 29)
    screen.trace.reset()
    model.p29 += 1
    #expect(screen.trace.frames == 0)
    #expect(screen.trace.bodies(of: Reader.self) == 0)
>>>>>>> 20aa48c (UndoManager, openWindow; previews keep their settings to themselves; reading settings makes no file)
  }
}
