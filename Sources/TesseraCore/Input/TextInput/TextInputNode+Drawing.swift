import Foundation

extension TextInputNode {
  /// The caret's width in points.
  private static let caretWidth: CGFloat = 2
  private static let underlineHeight: CGFloat = 1

  func renderText(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    scrollToCaret()
    let items = items(showsCaret: hasFocus && isCaretOn())
    if !hasFocus { caretTicker.wasDrawn(until: nil) }
    builder.add(origin: origin, size: size) { frame in
      let clip = CGRect(origin: .zero, size: frame.size).insetBy(dx: -Self.caretWidth / 2, dy: 0)
      return [
        .group(
          DisplayGroup(
            transform: CGAffineTransform(translationX: frame.minX, y: frame.minY),
            clip: DisplayGroup.Clip(path: Path(clip)), items: items))
      ]
    }
  }

  /// How long an idle caret is seen, and then not, seconds.
  private static let blinkInterval = 0.53
  /// For this many of these intervals, about ten seconds, it blinks; then it stands still, and nothing wakes the
  /// program.
  private static let blinkSteps = 20

  /// Whether the caret is seen at the moment: it blinks while nothing happens to it and the window is in use.
  private func isCaretOn() -> Bool {
    guard scope.values.controlActiveState != .inactive else {
      caretStart = nil
      caretTicker.wasDrawn(until: nil)
      return true
    }
    let now = graph.animator.now
    let start = caretStart ?? now
    caretStart = start
    let step = DrawingTicker.step(at: now - start, interval: Self.blinkInterval)
    guard step < Self.blinkSteps else {
      caretTicker.wasDrawn(until: nil)
      return true
    }
    caretTicker.wasDrawn(until: start + Double(step + 1) * Self.blinkInterval)
    return step % 2 == 0
  }

  /// What is seen, in the node's own coordinates.
  private func items(showsCaret: Bool) -> [DisplayItem] {
    if isEmpty {
      var items: [DisplayItem] = []
      if let prompt = resolvedPrompt {
        let layout = graph.layOut(prompt, width: textArea.width, maximumLines: wraps ? nil : 1)
        let left = leftEdge(ofWidth: layout.size.width)
        items.append(.text(layout, at: CGPoint(x: textArea.minX + left, y: textArea.minY)))
      }
      if showsCaret { items.append(caret()) }
      return items
    }
    let (layout, map) = laidOut
    let origin = textOrigin
    var items: [DisplayItem] = []
    for (index, part) in (input.control?.found ?? []).enumerated() {
      // The first part is the one that the user is at.
      let color = Color.yellow.resolve(in: scope.values).multiplyingOpacity(by: index == 0 ? 0.8 : 0.3)
      for area in map.areas(of: part.clamped(to: 0..<editing.characters.count)) {
        items.append(.fill(Path(area.offsetBy(dx: origin.x, dy: origin.y)), .color(color), FillStyle()))
      }
    }
    if hasFocus, editing.hasSelection, !hasMarkedText {
      let paint = Paint.color(tint.multiplyingOpacity(by: 0.25))
      for area in map.areas(of: editing.selection) {
        items.append(.fill(Path(area.offsetBy(dx: origin.x, dy: origin.y)), paint, FillStyle()))
      }
    }
    items.append(.text(layout, at: origin))
    if hasMarkedText {
      for area in map.areas(of: markedRange) { items.append(underline(area.offsetBy(dx: origin.x, dy: origin.y))) }
    }
    if showsCaret, !editing.hasSelection || hasMarkedText { items.append(caret()) }
    return items
  }

  /// A line below what is being composed.
  private func underline(_ area: CGRect) -> DisplayItem {
    let line = CGRect(
      x: area.minX, y: area.maxY - Self.underlineHeight, width: area.width, height: Self.underlineHeight)
    return .fill(Path(line), .color(tint), FillStyle())
  }

  private var tint: Color.Resolved {
    Color.accentColor.resolve(in: scope.values)
  }

  private func caret() -> DisplayItem {
    let place = caretFrame.offsetBy(dx: textOrigin.x - Self.caretWidth / 2, dy: textOrigin.y)
    let line = CGRect(x: place.minX, y: place.minY, width: Self.caretWidth, height: place.height)
    return .fill(Path(roundedRect: line, cornerRadius: 1), .color(tint), FillStyle())
  }

  /// In the coordinates of the text.
  var caretFrame: CGRect {
    laidOut.map.caret(at: shownCaret, isUpstream: isCaretUpstream)
  }

  /// What is brought in sight: the caret, or what was found.
  private var soughtFrame: CGRect {
    guard let part = input.control?.found.first else { return caretFrame }
    return laidOut.map.caret(at: min(part.lowerBound, editing.characters.count))
  }

  /// Other parts of the text stand out.
  func foundPartsDidChange() {
    invalidateDrawing()
  }

  /// Moves the text so far that the caret can be seen.
  private func scrollToCaret() {
    guard !isEmpty else {
      scroll = .zero
      return
    }
    let area = textArea
    let layout = laidOut.layout
    let mostX = max(0, layout.size.width - area.width)
    let mostY = max(0, layout.size.height - area.height)
    if hasFocus || input.control?.found.isEmpty == false {
      let caret = soughtFrame
      if caret.minX < scroll.x { scroll.x = caret.minX }
      if caret.minX > scroll.x + area.width { scroll.x = caret.minX - area.width }
      if caret.minY < scroll.y { scroll.y = caret.minY }
      if caret.maxY > scroll.y + area.height { scroll.y = caret.maxY - area.height }
    } else if !wraps {
      scroll.x = 0
    }
    scroll.x = min(max(scroll.x, 0), mostX)
    scroll.y = min(max(scroll.y, 0), mostY)
  }

  var semantics: SemanticsElement {
    let label = input.label.resolvedString(in: scope.values)
    let text = shownText
    let seen = isEmpty ? resolvedPrompt?.string ?? "" : text
    let role: SemanticsRole = input.kind == .secure ? .secureField : .textField
    let children = seen.isEmpty ? [] : [SemanticsElement(role: .text, label: seen, node: self)]
    return SemanticsElement(role: role, label: label, value: text, children: children, node: self)
  }
}
