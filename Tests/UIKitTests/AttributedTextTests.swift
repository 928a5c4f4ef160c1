import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownText: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Attributed strings of UIKit.
@MainActor
struct AttributedTextTests {
  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func text(_ string: String, _ style: NSParagraphStyle) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
  }

  /// Where the first and the last column are that have letters, from the left.
  private func columns(_ label: UILabel, width: CGFloat = 300) -> (first: CGFloat, last: CGFloat)? {
    // The label is as wide as the screen.
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let screen = Screen(width: width, height: 100) { ShownText(view: label) }
    let snapshot = screen.snapshot()
    let dark = stride(from: CGFloat(0), to: width, by: 1).filter { x in
      stride(from: CGFloat(0), to: 100, by: 1).contains { snapshot.color(at: CGPoint(x: x, y: $0)).red < 0.5 }
    }
    return dark.first.flatMap { first in dark.last.map { (first, $0) } }
  }

  @Test("J87: the alignment and the indents of a paragraph are those of its style")
  func places() throws {
    let label = UILabel()
    label.attributedText = text("Oak", style { $0.alignment = .right })
    let right = try #require(columns(label))
    #expect(right.last > 290)
    label.attributedText = text("Oak", style { $0.alignment = .center })
    let center = try #require(columns(label))
    #expect(abs((center.first + center.last) / 2 - 150) < 4)
    label.attributedText = text(
      "Oak",
      style {
        $0.headIndent = 40
        $0.firstLineHeadIndent = 60
      })
    let indented = try #require(columns(label))
    #expect(abs(indented.first - 61) < 4)
  }

  @Test("J87: space between lines and paragraphs makes a text higher, in labels and in what is measured")
  func spaces() {
    let plain = text("One\nTwo\nThree", style { _ in })
    let spaced = text("One\nTwo\nThree", style { $0.paragraphSpacing = 10 })
    #expect(abs(spaced.size().height - plain.size().height - 20) < 0.5)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = spaced
    #expect(abs(label.intrinsicContentSize.height - spaced.size().height) < 1.5)
    let long = "Several words that need more than one line"
    let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    let tight = text(long, style { _ in }).boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let loose = text(long, style { $0.lineSpacing = 6 }).boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(tight.width <= 150 && tight.height > 40)
    #expect(loose.height > tight.height + 5)
    let single = long.boundingRect(
      with: room, options: [], attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
    #expect(single.width > 150 && single.height < 40)
  }

  @Test("J87: what is no number counts as nothing, and styles of equal values are equal")
  func values() {
    let odd = style {
      $0.lineSpacing = .nan
      $0.headIndent = .infinity
    }
    #expect(odd.lineSpacing == 0 && odd.headIndent == 0)
    #expect(odd == style { _ in })
    #expect(odd.mutableCopy() is NSMutableParagraphStyle)
    #expect(text("", odd).size().height >= 0)
  }

  @Test("J89: a picture in a text is as large as its bounds say, and is drawn in labels")
  func attachments() {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let attachment = NSTextAttachment(image: red)
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: " Oak"))
    #expect(text.size().height >= 40)
    let label = UILabel()
    label.attributedText = text
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let screen = Screen(width: 200, height: 60) { ShownText(view: label) }
    let color = screen.snapshot().color(at: CGPoint(x: 20, y: 30))
    #expect(color.red > 0.9 && color.green < 0.3)
    attachment.bounds.size.width = .infinity
    #expect(text.size().height < 60)
  }
}
