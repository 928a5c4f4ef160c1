import Foundation

/// How hard a QR code is to read, by the four rules of the standard.
struct QRPenalty {
  private let matrix: QRMatrix

  init(_ matrix: QRMatrix) {
    self.matrix = matrix
  }

  var sum: Int {
    var sum = blocks + balance
    for index in 0..<matrix.size {
      sum += line((0..<matrix.size).map { matrix.isDark($0, index) })
      sum += line((0..<matrix.size).map { matrix.isDark(index, $0) })
    }
    return sum
  }

  /// Long runs of one color, and what could be taken for a finder.
  private func line(_ line: [Bool]) -> Int {
    var penalty = 0
    var length = 0
    for (index, isDark) in line.enumerated() {
      length = index > 0 && line[index - 1] == isDark ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == finder {
      // Outside of the code, it is light.
      func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
      if isLight(start - 4..<start) { penalty += 40 }
      if isLight(start + 7..<start + 11) { penalty += 40 }
    }
    return penalty
  }

  /// Four squares of one color together.
  private var blocks: Int {
    var penalty = 0
    for row in 0..<(matrix.size - 1) {
      for column in 0..<(matrix.size - 1) {
        let color = matrix.isDark(column, row)
        if matrix.isDark(column + 1, row) == color, matrix.isDark(column, row + 1) == color,
          matrix.isDark(column + 1, row + 1) == color
        {
          penalty += 3
        }
      }
    }
    return penalty
  }

  /// How far the part of dark squares is from a half, in steps of 5 percent.
  private var balance: Int {
    let dark = matrix.squares.count { $0 }
    let all = matrix.squares.count
    return max((abs(dark * 20 - all * 10) + all - 1) / all - 1, 0) * 10
  }
}
