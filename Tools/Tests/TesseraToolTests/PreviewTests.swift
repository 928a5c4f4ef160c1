import Foundation
import Testing

/// tessera preview.
struct PreviewTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test func everyPreviewBecomesAPicture() throws {
    try workshop.write(
      """
      import SwiftUI

      @main struct CounterApp: App {
        var body: some Scene { WindowGroup { CounterView() } }
      }

      struct CounterView: View {
        @State private var count = 3
        var body: some View { Button("Count \\(count)") { count += 1 } }
      }

      #Preview { CounterView() }
      #Preview("../Wide one", traits: .landscapeLeft) { CounterView() }
      #Preview("Fixed", traits: .fixedLayout(width: 120, height: 50)) {
        @Previewable @State var number = 1
        Text("\\(number)")
      }
      #Preview("fixed", traits: .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 20) }
      """, to: "My Counter.swift")
    let run = try workshop.run("preview", "My Counter.swift", "--size", "100x200", "--scale=3")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      try workshop.pictures() == [
        "My-Counter-1.png": "300x600", "My-Counter-Wide-one.png": "600x300", "My-Counter-Fixed.png": "360x150",
        "My-Counter-fixed-2.png": "90x60",
      ])
    #expect(run.output.split(separator: "\n").first == "previews/My-Counter-1.png (300x600)")
    #expect(run.output.split(separator: "\n").count == 4)
  }

  @Test("A file that imports UIKit is for iOS; the option --platform has it otherwise")
  func platform() throws {
    try workshop.write(
      """
      import SwiftUI
      import UIKit

      struct Bezel: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "Bezel"
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
      }

      #Preview("Phone", traits: .fixedLayout(width: 80, height: 40)) {
        #if os(iOS)
          Bezel()
        #endif
      }
      """, to: "Bezel.swift")
    let phone = try workshop.run("preview", "Bezel.swift", "--scale", "1")
    #expect(phone.status == 0, "\(phone.errors)")
    #expect(try workshop.pictures() == ["Bezel-Phone.png": "80x40"])
    let plain = try workshop.run("preview", "Bezel.swift", "--platform", "linux")
    #expect(plain.status == 1)
    #expect(plain.errors.contains("the module UIKit is not there on Linux"), "\(plain.errors)")
    try workshop.write(
      """
      import SwiftUI
      #Preview("Desk", traits: .fixedLayout(width: 60, height: 30)) {
        #if os(macOS)
          Color(nsColor: .red)
        #else
          #error("for desks")
        #endif
      }
      """, to: "Desk.swift")
    let desk = try workshop.run("preview", "Desk.swift", "--platform", "macos", "--scale", "1")
    #expect(desk.status == 0, "\(desk.errors)")
  }

  @Test("A picture that is not there is named, and something is seen in its place")
  func missingPicture() throws {
    try workshop.write(
      """
      import SwiftUI
      #Preview("Gap", traits: .sizeThatFitsLayout) { Image("Nowhere") }
      """, to: "Missing.swift")
    let run = try workshop.run("preview", "Missing.swift", "--scale=2")
    #expect(run.status == 0)
    #expect(run.errors.contains("No image named 'Nowhere' found"), "\(run.errors)")
    #expect(try workshop.pictures() == ["Missing-Gap.png": "88x88"])
  }

  @Test(arguments: [("pdf", "%PDF"), ("svg", "<?xml")])
  func vectorFilesKeepShapesAndText(format: String, beginning: String) throws {
    try workshop.write(
      """
      import SwiftUI
      #Preview("Page", traits: .fixedLayout(width: 120, height: 50)) { Text("Sharp") }
      """, to: "Vector.swift")
    let run = try workshop.run("preview", "Vector.swift", "--format", format)
    #expect(run.status == 0)
    #expect(run.output == "previews/Vector-Page.\(format) (120x50)\n")
    let file = workshop.folder.appendingPathComponent("previews/Vector-Page.\(format)")
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self).hasPrefix(beginning))
  }

  @Test func everyShapeOfCallAndEveryWrapper() throws {
    try workshop.write(
      """
      import SwiftUI

      @Observable final class Model { var width = 30.0 }
      final class Old: ObservableObject { @Published var height = 20.0 }
      extension EnvironmentValues { @Entry var extra = 2.0 }
      extension ContainerValues { @Entry var badge = 0 }
      @Animatable struct Bar: Shape {
        var length: CGFloat
        @AnimatableIgnored var isThick = false
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: rect.height)) }
      }

      #Preview("Wrappers", traits: .sizeThatFitsLayout) {
        @Previewable @State var model = Model()
        @Previewable @State var none: Int?
        @Previewable @StateObject var old = Old()
        @Previewable @ObservedObject var other = Old()
        @Previewable @Environment(\\.extra) var extra
        @Previewable @Namespace var space
        @Previewable @ScaledMetric var metric = 5.0
        @Previewable @Bindable var bound = Model()
        Bar(length: 10).frame(width: $bound.width.wrappedValue, height: old.height + other.height)
          .padding(.trailing, model.width - 30 + extra + metric + Double(none ?? 0))
          .containerValue(\\.badge, 1)
      }
      #Preview(traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      #Preview("Body", body: { Color.red.frame(width: 4, height: 4) })
      #Preview("Two traits", traits: .landscapeLeft, .sizeThatFitsLayout) {
        let side: CGFloat = 12
        if side > 10 { Color.red.frame(width: side, height: side) }
      }
      @available(iOS 17, macOS 14, *)
      #Preview(nil as String?, traits: .sizeThatFitsLayout) {
        let side: CGFloat = 6
        return Color.red.frame(width: side, height: side)
      }
      """, to: "Shapes.swift")
    let run = try workshop.run("preview", "Shapes.swift", "--size", "50x60", "--scale=1")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      try workshop.pictures() == [
        "Shapes-Wrappers.png": "37x40", "Shapes-2.png": "20x10", "Shapes-Body.png": "50x60",
        "Shapes-Two-traits.png": "12x12", "Shapes-5.png": "6x6",
      ])
  }

  @Test func eachElementOfAProviderBecomesAPicture() throws {
    try workshop.write(
      """
      import SwiftUI

      struct Old_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.frame(width: 10, height: 10).previewDisplayName("Red")
            Color.green.previewLayout(.fixed(width: 40, height: 30)).previewDisplayName("Green")
            ForEach(1..<3) { Color.blue.frame(width: CGFloat($0), height: 5) }
            if true { AnyView(Text("").frame(width: 7, height: 7)) }
          }
          .padding(10)
          .previewLayout(.sizeThatFits)
          Text("a").previewDevice("iPhone 8 Plus").previewInterfaceOrientation(.landscapeRight)
          Text("b").previewDevice("Wall Clock")
        }
      }
      """, to: "Old.swift")
    let run = try workshop.run("preview", "Old.swift", "--scale", "1")
    #expect(run.status == 0)
    #expect(
      try workshop.pictures() == [
        "Old-Red.png": "30x30", "Old-Green.png": "40x30", "Old-3.png": "21x25", "Old-4.png": "22x25",
        "Old-5.png": "27x27", "Old-6.png": "736x414", "Old-7.png": "390x844",
      ])
    #expect(run.errors.contains("Wall Clock"))
  }

  @Test func tasksGetAMoment() throws {
    try workshop.write(
      """
      import SwiftUI

      struct Grower: View {
        @State private var width: CGFloat = 1
        @State private var height: CGFloat = 1
        var body: some View {
          Color.red.frame(width: width, height: height)
            .onAppear { width = 20 }
            .task {
              try? await Task.sleep(for: .milliseconds(10))
              height = 30
            }
        }
      }

      #Preview(traits: .sizeThatFitsLayout) { Grower() }
      """, to: "Grower.swift")
    #expect(try workshop.run("preview", "Grower.swift", "--out", "new folder/pictures", "--scale", "1").status == 0)
    #expect(try workshop.pictures(in: "new folder/pictures") == ["Grower-1.png": "20x30"])
  }

  @Test func languageModesCanBeChosen() throws {
    try workshop.write(
      """
      import SwiftUI

      var shared = 1
      #Preview { Text("\\(shared)") }
      """, to: "Global.swift")
    #expect(try workshop.run("preview", "Global.swift").status == 0)
    #expect(try workshop.run("preview", "Global.swift", "--swift-version", "6").errors.contains("shared"))
    #expect(try workshop.run("preview", "Global.swift", "--swift-version=6", "--main-actor").status == 0)
  }

  @Test func unchangedFilesAreInstant() throws {
    try workshop.write("import SwiftUI\n#Preview { Text(\"a\") }", to: "A.swift")
    let first = try workshop.run("preview", "A.swift")
    try FileManager.default.removeItem(at: workshop.folder.appendingPathComponent("previews"))
    let second = try workshop.run("preview", "A.swift")
    #expect(second.output == first.output)
    #expect(second.duration < first.duration)
    #expect(try workshop.pictures() == ["A-1.png": "780x1688"])
    let dark = try workshop.run("preview", "A.swift", "--dark", "--fresh", "--size", "10x10")
    #expect(dark.status == 0)
    #expect(try workshop.pictures() == ["A-1.png": "20x20"])
  }
}
