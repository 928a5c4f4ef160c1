/// Addresses that are links without any notation: `<https://…>`, `https://…`, `www.…` and e-mail addresses.
extension InlineMarkdownScanner {
  /// `<scheme:address>` or `<name@host>`.
  mutating func scanAngleLink() -> Bool {
    let end = bytes[(position + 1)...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == UInt8(ascii: ">") else { return false }
    let range = position + 1..<end
    let isEmail = mailAddress(around: bytes[range].firstIndex(of: UInt8(ascii: "@")), within: range) == range
    guard isEmail || hasScheme(range) else { return false }
    flushText()
    let text = string(range)
    pieces.append(text, link: isEmail ? "mailto:" + text : text)
    skip(to: end + 1)
    return true
  }

  private func hasScheme(_ range: Range<Int>) -> Bool {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), (2...32).contains(colon - range.lowerBound),
      !MarkdownCharacters.isASCIIPunctuation(bytes[range.lowerBound])
    else { return false }
    return bytes[range.lowerBound..<colon].allSatisfy {
      MarkdownCharacters.isASCIIAlphanumeric($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "-")
    }
  }

  /// An address within the text, seen from the byte that gives it away.
  mutating func scanBareLink() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "@"): scanMailAddress()
    case UInt8(ascii: ":"): scanWebAddress()
    default: scanHostAddress()
    }
  }

  private mutating func scanMailAddress() -> Bool {
    guard let range = mailAddress(around: position, within: textStart..<bytes.count) else { return false }
    appendLink(range, prefix: "mailto:")
    return true
  }

  private mutating func scanWebAddress() -> Bool {
    guard bytes[position...].starts(with: "://".utf8) else { return false }
    for scheme in ["https", "http"] where endsText(with: scheme) {
      let start = position - scheme.utf8.count
      guard let end = endOfAddress(host: position + 3), isLinkBoundary(before: start) else { return false }
      appendLink(start..<end, prefix: "")
      return true
    }
    return false
  }

  private mutating func scanHostAddress() -> Bool {
    guard string(position..<min(position + 4, bytes.count)).lowercased() == "www.", isLinkBoundary(before: position),
      let end = endOfAddress(host: position)
    else { return false }
    appendLink(position..<end, prefix: "http://")
    return true
  }

  private mutating func appendLink(_ range: Range<Int>, prefix: String) {
    position = range.lowerBound
    flushText()
    let text = string(range)
    pieces.append(text, link: prefix + text)
    skip(to: range.upperBound)
  }

  private func endsText(with word: String) -> Bool {
    let start = position - word.utf8.count
    return start >= textStart && string(start..<position).lowercased() == word
  }

  private func isLinkBoundary(before index: Int) -> Bool {
    guard index > 0 else { return true }
    let byte = bytes[index - 1]
    return byte <= 0x20 || "*_~(".utf8.contains(byte)
  }

  /// Where the address ends whose host begins at `host`; nil if that is no host.
  private func endOfAddress(host: Int) -> Int? {
    let limit = min(bytes.count, host + MarkdownLinkTarget.maximumLength)
    let hostEnd = bytes[host..<limit].firstIndex { !isHostByte($0) } ?? limit
    guard bytes[host..<hostEnd].contains(UInt8(ascii: ".")) else { return nil }
    var end = hostEnd
    while end < limit, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<") { end += 1 }
    end = withoutTrailingPunctuation(host..<end)
    let labels = bytes[host..<min(hostEnd, end)].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? end : nil
  }

  private func isHostByte(_ byte: UInt8) -> Bool {
    MarkdownCharacters.isASCIIAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Punctuation at the end belongs to the sentence, and so does a parenthesis that was not opened within the address.
  private func withoutTrailingPunctuation(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    var openings = 0
    var closings = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: "(") { openings += 1 }
      if byte == UInt8(ascii: ")") { closings += 1 }
    }
    while end > range.lowerBound {
      let last = bytes[end - 1]
      if last == UInt8(ascii: ")") {
        guard closings > openings else { break }
        closings -= 1
      } else if !"?!.,:;*_~'\"".utf8.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// The e-mail address around an `@`, as far as it lies in `range`.
  private func mailAddress(around mark: Int?, within range: Range<Int>) -> Range<Int>? {
    guard let mark else { return nil }
    var start = mark
    while start > range.lowerBound, isMailByte(bytes[start - 1]) { start -= 1 }
    var end = mark + 1
    while end < range.upperBound, isHostByte(bytes[end]), bytes[end] < 0x80 { end += 1 }
    while end > mark + 1, !MarkdownCharacters.isASCIIAlphanumeric(bytes[end - 1]) { end -= 1 }
    let labels = bytes[mark + 1..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard start < mark, labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    return start..<end
  }

  private func isMailByte(_ byte: UInt8) -> Bool {
    MarkdownCharacters.isASCIIAlphanumeric(byte) || ".+-_".utf8.contains(byte)
  }
}
