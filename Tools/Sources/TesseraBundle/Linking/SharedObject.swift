import Foundation

/// A program or shared library in the ELF format, of 64 bits and in the machine's byte order.
public struct SharedObject {
  /// The content of the file.
  public private(set) var data: Data
  private var dynamic: [(tag: Int64, value: UInt64)] = []
  /// Where the texts of the dynamic section lie in the file.
  private var texts = 0..<0
  private var symbols: Section?
  private var symbolTexts: Section?

  private struct Section {
    var type: UInt32
    var offset: Int
    var size: Int
    var link: Int
  }

  private enum Tag {
    static let needed: Int64 = 1
    static let textTable: Int64 = 5
    static let textSize: Int64 = 10
    static let soname: Int64 = 14
    static let rpath: Int64 = 15
    static let runpath: Int64 = 29
  }

  /// Reads a file.
  ///
  /// - Throws: `BundleProblem` if it is no such file.
  public init(_ file: URL) throws {
    guard let data = try? Data(contentsOf: file), let object = SharedObject(data) else {
      throw BundleProblem("\(file.path) is no program or library of this machine")
    }
    self = object
  }

  /// nil: it is no such file.
  public init?(_ data: Data) {
    self.data = data
    guard data.count >= 64, data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    guard let segments = Self.segments(of: data), let dynamic = segments.first(where: { $0.type == 2 }) else {
      return nil
    }
    for place in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size - 15, by: 16) {
      guard let tag: Int64 = data.number(at: place), let value: UInt64 = data.number(at: place + 8) else { return nil }
      if tag == 0 { break }
      self.dynamic.append((tag, value))
    }
    guard let address = value(Tag.textTable), let size = value(Tag.textSize),
      let loaded = segments.first(where: {
        $0.type == 1 && address >= $0.address && address - $0.address < UInt64($0.size)
      })
    else { return nil }
    let start = loaded.offset + Int(address - loaded.address)
    guard size <= UInt64(data.count - start) else { return nil }
    texts = start..<start + Int(size)
    readSymbols()
  }

  /// The names of the libraries that it is loaded with.
  public var needed: [String] { dynamic.filter { $0.tag == Tag.needed }.compactMap { text(at: $0.value) } }

  /// The name by which others need it; nil if it has none.
  public var soname: String? { value(Tag.soname).flatMap(text) }

  /// Where the libraries are looked for that it needs, with colons between the folders; nil if that is not said.
  public var runpath: String? { (value(Tag.runpath) ?? value(Tag.rpath)).flatMap(text) }

  /// Has the libraries looked for in another place.
  ///
  /// - Throws: `BundleProblem` if the file has no room for that.
  public mutating func setRunpath(_ path: String) throws {
    guard let offset = value(Tag.runpath) ?? value(Tag.rpath), let old = runpath, old.utf8.count >= path.utf8.count
    else { throw BundleProblem("a program or library has no room for the place of its libraries") }
    let start = texts.lowerBound + Int(offset)
    // What follows belongs to the old text only.
    let padded = Data(path.utf8) + Data(count: old.utf8.count - path.utf8.count)
    data.replaceSubrange(start..<start + padded.count, with: padded)
  }

  /// The names that it takes from other libraries, without their versions.
  public var undefinedSymbols: Set<String> {
    guard let symbols, let symbolTexts else { return [] }
    var names: Set<String> = []
    for place in stride(from: symbols.offset, to: symbols.offset + symbols.size - 23, by: 24) {
      guard let name: UInt32 = data.number(at: place), let section: UInt16 = data.number(at: place + 6), name > 0,
        section == 0
      else { continue }
      if let text = data.text(at: symbolTexts.offset + Int(name), before: symbolTexts.offset + symbolTexts.size) {
        names.insert(text)
      }
    }
    return names
  }

  private func value(_ tag: Int64) -> UInt64? { dynamic.first { $0.tag == tag }?.value }

  private func text(at offset: UInt64) -> String? {
    guard offset < UInt64(texts.count) else { return nil }
    return data.text(at: texts.lowerBound + Int(offset), before: texts.upperBound)
  }

  private static func segments(of data: Data) -> [(type: UInt32, offset: Int, address: UInt64, size: Int)]? {
    guard let start: UInt64 = data.number(at: 32), let size: UInt16 = data.number(at: 54),
      let count: UInt16 = data.number(at: 56), start < UInt64(data.count)
    else { return nil }
    return (0..<Int(count)).compactMap { index in
      let place = Int(start) + index * Int(size)
      guard let type: UInt32 = data.number(at: place), let offset: UInt64 = data.number(at: place + 8),
        let address: UInt64 = data.number(at: place + 16), let size: UInt64 = data.number(at: place + 32),
        offset <= UInt64(data.count), size <= UInt64(data.count) - offset
      else { return nil }
      return (type, Int(offset), address, Int(size))
    }
  }

  private mutating func readSymbols() {
    guard let start: UInt64 = data.number(at: 40), let size: UInt16 = data.number(at: 58),
      let count: UInt16 = data.number(at: 60), start < UInt64(data.count)
    else { return }
    let sections = (0..<Int(count)).map { section(at: Int(start) + $0 * Int(size)) }
    symbols = sections.lazy.compactMap { $0 }.first { $0.type == 11 }
    if let link = symbols?.link, sections.indices.contains(link) { symbolTexts = sections[link] }
  }

  private func section(at place: Int) -> Section? {
    guard let type: UInt32 = data.number(at: place + 4), let offset: UInt64 = data.number(at: place + 24),
      let size: UInt64 = data.number(at: place + 32), let link: UInt32 = data.number(at: place + 40),
      offset <= UInt64(data.count), type == 8 || size <= UInt64(data.count) - offset
    else { return nil }
    return Section(type: type, offset: Int(offset), size: type == 8 ? 0 : Int(size), link: Int(link))
  }
}

extension Data {
  /// A number that is stored here, its lowest byte first; nil beyond the end.
  fileprivate func number<Number: FixedWidthInteger>(at offset: Int) -> Number? {
    let size = Number.bitWidth / 8
    guard offset >= 0, offset <= count - size else { return nil }
    return (0..<size).reversed().reduce(0) { ($0 << 8) | Number(truncatingIfNeeded: self[startIndex + offset + $1]) }
  }

  /// The text that begins here and ends with a zero.
  fileprivate func text(at offset: Int, before end: Int) -> String? {
    guard offset >= 0, offset < end, end <= count else { return nil }
    let bytes = self[(startIndex + offset)..<(startIndex + end)].prefix { $0 != 0 }
    return String(bytes: bytes, encoding: .utf8)
  }
}
