import SwiftUI
import SwiftUITesting
import Testing
import TesseraUIKit

/// A view with a size of its own, which needs constraints.
private final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("Boxes are in no archive.") }

  override var intrinsicContentSize: CGSize { content }
}

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Constraints.
@MainActor
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ count: Int) -> [Box] {
    (0..<count).map { _ in
      let box = Box()
      root.addSubview(box)
      return box
    }
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test("J27: edges, lengths and middles follow those of other views, with multipliers and constants")
  func anchors() {
    let boxes = add(2)
    activate(
      boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      boxes[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      boxes[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -50),
      boxes[0].heightAnchor.constraint(equalToConstant: 40),
      boxes[1].centerXAnchor.constraint(equalTo: boxes[0].trailingAnchor),
      boxes[1].centerYAnchor.constraint(equalTo: root.centerYAnchor),
      boxes[1].widthAnchor.constraint(equalTo: boxes[0].heightAnchor, multiplier: 2),
      boxes[1].heightAnchor.constraint(equalTo: boxes[1].widthAnchor, multiplier: 0.25))
    #expect(boxes[0].frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(boxes[1].frame == CGRect(x: 70, y: 90, width: 80, height: 20))
    root.frame.size = CGSize(width: 500, height: 100)
    root.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 10, y: 20, width: 200, height: 40))
    #expect(boxes[1].frame.midX == 210)
  }

  @Test("J27: stronger constraints come first, and content resists by its priorities")
  func priorities() {
    let (left, right) = (Box(100, 20), Box(100, 20))
    for box in [left, right] { root.addSubview(box) }
    left.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    right.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    activate(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(left.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(right.frame == CGRect(x: 100, y: 0, width: 200, height: 20))
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(left.frame.width == 100 && right.frame.width == 50)
    let preferred = right.widthAnchor.constraint(equalToConstant: 120)
    preferred.priority = UILayoutPriority(760)
    activate(preferred)
    #expect(left.frame.width == 30 && right.frame.width == 120)
    preferred.priority = .defaultLow - 1
    root.layoutIfNeeded()
    #expect(left.frame.width == 100)
    left.content.width = 80
    root.layoutIfNeeded()
    #expect(left.frame.width == 80 && right.frame.width == 70)
  }

  @Test("J27: required constraints that contradict one another are named once, one is broken, and holds again later")
  func conflict() {
    let screen = Screen(width: 300, height: 200) { Shown(view: root) }
    let box = add(1)[0]
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let wider = box.widthAnchor.constraint(equalToConstant: 140)
    wide.identifier = "wide"
    activate(
      wide, box.leadingAnchor.constraint(equalTo: root.leadingAnchor), wider,
      box.topAnchor.constraint(equalTo: root.topAnchor))
    _ = screen.describe()
    #expect(box.frame.width == 100)
    #expect(wider.isActive)
    wide.isActive = false
    _ = screen.describe()
    #expect(box.frame.width == 140)
  }

  @Test("J27: a contradiction in a frame is said once, with the constraints")
  func saidOnce() {
    final class Contradictory: UIView {
      let box = Box()

      override func didMoveToWindow() {
        guard window != nil, box.superview == nil else { return }
        addSubview(box)
        for width in [50, 60] {
          box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
    }
    let view = Contradictory()
    let screen = Screen(width: 300, height: 200) { Shown(view: view) }
    _ = screen.describe()
    view.setNeedsLayout()
    _ = screen.describe()
    let warnings = screen.trace.warnings.map { "\($0)" }.filter { $0.contains("contradict") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Box.width == 50.0") == true)
    #expect(warnings.first?.contains("Box.width == 60.0") == true)
    #expect(view.box.frame.size == CGSize(width: 50, height: 10))
  }

  @Test("J27: the frame of a view with an autoresizing mask counts as required")
  func autoresizing() {
    let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    root.addSubview(fixed)
    let box = add(1)[0]
    activate(
      box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: fixed.bottomAnchor), box.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 10))
    #expect(box.frame == CGRect(x: 85, y: 100, width: 50, height: 10))
    fixed.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 20, width: 20, height: 10))
  }

  @Test("J27: a view that leaves takes its constraints along, and they can be made anew elsewhere")
  func removal() {
    let boxes = add(2)
    let inner = Box()
    boxes[0].addSubview(inner)
    let own = inner.widthAnchor.constraint(equalToConstant: 7)
    let pinned = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
    activate(own, pinned, boxes[0].topAnchor.constraint(equalTo: boxes[1].bottomAnchor))
    #expect(root.constraints.count == 2)
    boxes[0].removeFromSuperview()
    #expect(own.isActive && !pinned.isActive)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    boxes[1].addSubview(boxes[0])
    activate(inner.leadingAnchor.constraint(equalTo: boxes[1].leadingAnchor, constant: 4))
    #expect(inner.frame.width == 7)
    #expect(inner.frame.minX + boxes[0].frame.minX == 4)
    weak var gone: UIView?
    do {
      let view = Box()
      gone = view
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(gone == nil)
  }

  @Test("J27: what nothing determines is zero, and cycles have the solution that they allow")
  func freedom() {
    let boxes = add(3)
    activate(
      boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor),
      boxes[1].widthAnchor.constraint(equalTo: boxes[2].widthAnchor),
      boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor))
    for box in boxes { #expect(box.frame == .zero) }
    activate(boxes[2].widthAnchor.constraint(equalToConstant: 12))
    for box in boxes { #expect(box.frame.width == 12) }
    activate(boxes[0].heightAnchor.constraint(equalTo: boxes[0].heightAnchor, multiplier: 2))
    #expect(boxes[0].frame.height == 0)
  }

  @Test("J27: constants that are no numbers, infinite or huge have a defined result")
  func impossibleConstants() {
    let box = add(1)[0]
    let width = box.widthAnchor.constraint(equalToConstant: .nan)
    let height = box.heightAnchor.constraint(equalToConstant: 30)
    activate(width, height, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 1e300))
    #expect(box.frame.size == CGSize(width: 0, height: 30))
    height.constant = .infinity
    #expect(height.constant == 30)
    width.constant = -50
    width.priority = UILayoutPriority(.nan)
    #expect(width.priority.rawValue == 0)
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 0, height: 30))
    box.content = CGSize(width: CGFloat.nan, height: .infinity)
    root.layoutIfNeeded()
    #expect(box.frame.height == 30)
  }

  @Test("J27: another constant, size or text changes constants of the solver, and enters no constraint again")
  func increments() throws {
    let boxes = add(40)
    let first = boxes[0].topAnchor.constraint(equalTo: root.topAnchor)
    first.isActive = true
    for (above, below) in zip(boxes, boxes.dropFirst()) {
      below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 1).isActive = true
    }
    for box in boxes {
      box.content = CGSize(width: 10, height: 20)
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    }
    root.layoutIfNeeded()
    let engine = try #require(root.constraintEngine as? ConstraintSystem)
    let (entries, pivots) = (engine.solver.entries, engine.solver.pivots)
    #expect(boxes[39].frame.minY == 819)
    first.constant = 7
    root.layoutIfNeeded()
    #expect(boxes[39].frame.minY == 826)
    boxes[3].content.height = 50
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(boxes[39].frame.origin == CGPoint(x: 245, y: 856))
    #expect(engine.solver.entries == entries)
    #expect(engine.solver.pivots - pivots <= 4)
  }

  @Test("J28: leading and trailing edges change sides where lines begin at the right, left and right ones do not")
  func direction() {
    let box = add(2)
    root.semanticContentAttribute = .forceRightToLeft
    activate(
      box[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box[0].widthAnchor.constraint(equalToConstant: 40),
      box[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box[1].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30))
    #expect(box[0].frame.minX == 250)
    #expect(box[1].frame.minX == 10 && box[1].frame.maxX == 270)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(box[0].frame.minX == 10)
  }

  @Test("J28: guides are rectangles without a view: margins, what is not covered, what can be read well, and own ones")
  func guides() {
    let boxes = add(3)
    root.frame.size.width = 1000
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    func fill(_ box: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
      [
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate(
      fill(boxes[0], root.layoutMarginsGuide) + fill(boxes[1], root.readableContentGuide) + fill(boxes[2], guide) + [
        guide.leadingAnchor.constraint(equalTo: root.centerXAnchor), guide.widthAnchor.constraint(equalToConstant: 100),
        guide.centerYAnchor.constraint(equalTo: root.centerYAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
      ])
    root.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 20, y: 1, width: 940, height: 196))
    #expect(boxes[1].frame.width == 672)
    #expect(boxes[2].frame == CGRect(x: 500, y: 95, width: 100, height: 10))
    #expect(guide.layoutFrame == boxes[2].frame)
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(boxes[0].frame.minX == 50)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(!root.constraints.contains { $0.firstItem === guide || $0.secondItem === guide })
  }

  @Test("J28: constraints between a scroll view and what is in it say how much can be scrolled")
  func scrolling() {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let (box, header) = (Box(), Box())
    scrollView.addSubview(box)
    scrollView.addSubview(header)
    activate(
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: scrollView.topAnchor),
      box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 20))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(box.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    scrollView.contentOffset = CGPoint(x: 0, y: 150)
    scrollView.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(header.frame.minY == 150)
    #expect(box.frame.minY == 0)
  }

  @Test("J29: baselines of texts of different sizes are in one line")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    let bottom = small.frame.maxY
    #expect(small.frame.minY > 10 && bottom < large.frame.maxY)
    small.text = "small\nand more"
    small.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(abs(small.frame.maxY - bottom - small.font.lineHeight) < 4)
    #expect(small.frame.minY > 10)
  }

  @Test("J27: text that breaks into lines is as high as it takes in the width that it gets")
  func wrapping() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    let height = label.frame.height
    #expect(label.frame.width == 300 && height > label.font.lineHeight * 2)
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(label.frame.height > height * 1.5)
  }

  @Test("J29: a visual format says the same as constraints that are made one by one")
  func visualFormat() {
    let boxes = add(3)
    let views: [String: Any] = ["a": boxes[0], "b": boxes[1], "long_name": boxes[2]]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(60)]-gap-[b(>=10,<=a@900)][long_name(==b)]-(12@999)-|",
        options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 14], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-(>=30)-[a(40)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[b]-|", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 8, y: 152, width: 60, height: 40))
    #expect(boxes[1].frame.minX == 82 && boxes[1].frame.minY == 152)
    #expect(boxes[1].frame.width == 103 && boxes[2].frame.maxX == 288)
  }

  @Test("J27: the classic initializer and distances between anchors")
  func otherInitializers() {
    let boxes = add(3)
    activate(
      NSLayoutConstraint(
        item: boxes[0], attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
        constant: 2),
      NSLayoutConstraint(
        item: boxes[0], attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: boxes[1], attribute: .right, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.5,
        constant: 0),
      boxes[1].widthAnchor.constraint(equalToConstant: 10),
      boxes[2].leadingAnchor.constraint(equalToSystemSpacingAfter: boxes[1].trailingAnchor, multiplier: 2),
      boxes[2].widthAnchor.constraint(equalToConstant: 10),
      boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor).constraint(equalToConstant: 20))
    #expect(boxes[0].frame.minX == 10 && boxes[0].frame.maxX == 120)
    #expect(boxes[1].frame.maxX == 150)
    #expect(boxes[2].frame.minX == 166)
  }

  @Test("J30: updateConstraints runs before the layout, inner views first, and only when it has to")
  func updates() {
    final class Updating: UIView {
      var log: (String) -> Void = { _ in }

      override func updateConstraints() {
        log("update \(tag)")
        super.updateConstraints()
      }

      override func layoutSubviews() { log("layout \(tag)") }
    }
    var lines: [String] = []
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    for view in [outer, inner] { view.log = { lines.append($0) } }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(lines == ["update 2", "update 1", "layout 1", "layout 2"])
    lines = []
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(lines == ["update 2", "layout 2"])
  }

  @Test("J30: the size that fits is what the constraints allow nearest to a target")
  func fitting() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10))
    let wide = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(wide.height < 50 && wide.width > 600)
    let narrow = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 120 && narrow.height > 150)
    #expect(root.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test("J25, J30: the root of a representable is as large as its constraints say")
  func representable() {
    let box = Box()
    let view = UIView()
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    let screen = Screen(width: 300, height: 200) { Shown(view: view) }
    _ = screen.describe()
    #expect(view.bounds.size == CGSize(width: 60, height: 200))
    view.setContentHuggingPriority(.required, for: .vertical)
    _ = screen.describe()
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    box.constraints[0].constant = 80
    _ = screen.describe()
    #expect(view.bounds.size == CGSize(width: 90, height: 30))
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J30: a layout in an animation moves views from their old frames to the new ones")
  func animation() async throws {
    let box = Box(20, 20)
    box.backgroundColor = .red
    root.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    activate(leading, box.topAnchor.constraint(equalTo: root.topAnchor))
    let screen = Screen(width: 300, height: 200) { Shown(view: root) }
    _ = screen.describe()
    func isRed(_ x: CGFloat) -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: x, y: 10))
      return color.red > 0.8 && color.green < 0.5
    }
    #expect(isRed(10))
    leading.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.root.layoutIfNeeded() }
    #expect(box.frame.minX == 200)
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(110) && !isRed(10) && !isRed(210))
    await screen.advance(by: .milliseconds(100))
    box.removeFromSuperview()
    await screen.advance(by: .seconds(1))
    #expect(!isRed(210) && !isRed(130))
  }
}
