import Foundation

/// The bar code of ISO/IEC 15417.
enum Code128 {
  private static let startB = 104
  private static let startC = 105
  private static let toC = 99
  private static let toB = 100
  private static let stop = 106

  /// Whether each column is dark, from the start to the end; nil for characters that are none of ASCII's printable ones.
  static func bars(_ message: Data) -> [Bool]? {
    let characters = Array(message)
    guard !characters.isEmpty, characters.count <= 200, characters.allSatisfy({ (32...126).contains($0) }) else {
      return nil
    }
    var values = self.values(of: characters)
    let check = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
    values += [check, stop]
    return values.flatMap { value in
      widths[value].enumerated().flatMap { index, width in
        Array(repeating: index.isMultiple(of: 2), count: width)
      }
    }
  }

  /// Four digits and more, and two that are all there is, are written in pairs.
  private static func values(of characters: [UInt8]) -> [Int] {
    var values: [Int] = []
    var isPaired = false
    var index = 0
    while index < characters.count {
      let digits = characters[index...].prefix { (48...57).contains($0) }.count
      if digits >= 4 || isPaired && digits >= 2 || digits == 2 && characters.count == 2 {
        if !isPaired {
          // Of an odd number of digits, the first is written by itself.
          if digits % 2 == 1 {
            if values.isEmpty { values.append(startB) }
            values.append(Int(characters[index]) - 32)
            index += 1
          }
          values.append(values.isEmpty ? startC : toC)
          isPaired = true
        }
        values.append(Int(characters[index] - 48) * 10 + Int(characters[index + 1]) - 48)
        index += 2
      } else {
        if values.isEmpty { values.append(startB) } else if isPaired { values.append(toB) }
        isPaired = false
        values.append(Int(characters[index]) - 32)
        index += 1
      }
    }
    return values
  }

  /// The widths of bars and gaps by turns, for each value.
  private static let widths: [[Int]] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
    123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
    131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
    213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
    141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
    124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
    411131 211412 211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace).map { $0.map { Int(String($0)) ?? 0 } }
}
