import Foundation

extension Data {
  /// A number that stays the same from run to run, for names of files and modules. FNV-1a.
  public var stableHash: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
