import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownLabel: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Attributed strings as values with the attributes of UIKit, and buttons that show them.
@MainActor
struct AttributedValueTests {
  private var text: AttributedString {
    var text = AttributedString("Oak")
    text.uiKit.font = .systemFont(ofSize: 20)
    text.uiKit.foregroundColor = .red
    text.uiKit.underlineStyle = .single
    text.uiKit.kern = 2
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.uiKit.paragraphStyle = style
    var tail = AttributedString(" and elm")
    tail.link = URL(string: "https://example.org")
    return text + tail
  }

  @Test("J142: a text with attributes of UIKit becomes an object, and the same text again")
  func objects() throws {
    let object = NSAttributedString(text)
    #expect(object.string == "Oak and elm")
    let first = object.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(first[.foregroundColor] as? UIColor == .red)
    #expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(object.attributes(at: 5, effectiveRange: nil)[.link] as? URL == URL(string: "https://example.org"))
    #expect(AttributedString(object) == text)
    let links = try NSAttributedString(text, including: \.foundation)
    #expect(links.attributes(at: 0, effectiveRange: nil).isEmpty)
    let all = try AttributedString(object, including: \.uiKit)
    #expect(all == text)
    let some = try AttributedString(object, including: AttributeScopes.SwiftUIAttributes.self)
    #expect(some.runs.first?.uiKit.font == nil)
    #expect(NSAttributedString(AttributedString()).length == 0)
  }

  @Test("J142: names mean attributes of UIKit where values of UIKit are given")
  func names() {
    var text = AttributedString("Oak")
    text.font = UIFont.boldSystemFont(ofSize: 12)
    text.foregroundColor = UIColor.blue
    #expect(text.uiKit.font == .boldSystemFont(ofSize: 12))
    #expect(text.uiKit.foregroundColor == .blue)
    text.foregroundColor = .green
    #expect(text.swiftUI.foregroundColor == .green)
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 9)
    #expect(container.uiKit.font == .systemFont(ofSize: 9))
  }

  private func color(_ screen: Screen, _ area: CGRect) -> (red: Bool, blue: Bool) {
    let snapshot = screen.snapshot()
    var (red, blue) = (false, false)
    for x in stride(from: area.minX, to: area.maxX, by: 1) {
      for y in stride(from: area.minY, to: area.maxY, by: 1) {
        let color = snapshot.color(at: CGPoint(x: x, y: y))
        red = red || color.red > 0.9 && color.green < 0.3 && color.blue < 0.3
        blue = blue || color.blue > 0.9 && color.green < 0.3 && color.red < 0.3
      }
    }
    return (red, blue)
  }

  @Test("J142: texts of SwiftUI and labels show attributes of UIKit; emphasis of Markdown is one")
  func shown() throws {
    var text = AttributedString("Oak oak oak")
    text.uiKit.foregroundColor = .red
    text.uiKit.font = .systemFont(ofSize: 40)
    let value = text
    let room = CGRect(x: 0, y: 0, width: 300, height: 80)
    let screen = Screen(width: 300, height: 80) { Text(value) }
    #expect(color(screen, room) == (true, false))
    #expect(screen["Oak oak oak"].frame.height > 40)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(color(Screen(width: 300, height: 80) { ShownLabel(view: label) }, room) == (true, false))
    let bold = try NSAttributedString(AttributedString(markdown: "**Oak oak oak**"))
    let (heavy, light) = (UILabel(), UILabel())
    heavy.attributedText = bold
    light.text = "Oak oak oak"
    #expect(heavy.intrinsicContentSize.width > light.intrinsicContentSize.width)
  }

  @Test("J143: a transformer changes the attributes of a button's title and subtitle")
  func transformers() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plant"
    configuration.subtitle = "An oak"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = incoming.font.map { $0.withSize($0.pointSize * 2) }
      return outgoing
    }
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height > plain.height + 15)
    #expect(configuration == configuration)
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      outgoing.uiKit.foregroundColor = .red
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height > large.height + 10)
    let screen = Screen(width: 300, height: 120) { ShownLabel(view: button) }
    #expect(color(screen, CGRect(x: 0, y: 50, width: 300, height: 70)).red)
  }

  @Test("J144: edge insets move the picture and the title of a button, and leave its size")
  func edgeInsets() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    func left(_ change: (UIButton) -> Void) -> CGFloat? {
      let button = UIButton(type: .custom)
      button.setImage(picture, for: .normal)
      button.setTitle("Oak", for: .normal)
      let size = button.intrinsicContentSize
      change(button)
      #expect(button.intrinsicContentSize == size)
      let screen = Screen(width: 200, height: 60) {
        ShownLabel(view: button).frame(width: 200, height: 60).background(.black)
      }
      let snapshot = screen.snapshot()
      return stride(from: CGFloat(0.5), to: 200, by: 1).first {
        snapshot.color(at: CGPoint(x: $0, y: 30)).red > 0.9 && snapshot.color(at: CGPoint(x: $0, y: 30)).green < 0.2
      }
    }
    let plain = left { _ in }
    #expect(plain != nil)
    #expect(left { $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8) } == plain.map { $0 - 8 })
    #expect(left { $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8) } == plain)
    #expect(left { $0.imageEdgeInsets.left = .nan } == plain)
    #expect(
      left {
        $0.contentHorizontalAlignment = .left
        $0.imageEdgeInsets.left = 10
      } == 10.5)
  }

  @Test("J145: literals of colors and pictures are those of UIKit and AppKit")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let other: NSColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(other.cgColor.alpha == 0.5)
    #expect(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)) == Color(.sRGB, red: 0, green: 0, blue: 1))
    let picture = #imageLiteral(resourceName: "no such picture")
    #expect(picture.size == CGSize(width: 1, height: 1))
    #expect(UIImage(imageLiteralResourceName: "no such picture").size == picture.size)
  }
}
