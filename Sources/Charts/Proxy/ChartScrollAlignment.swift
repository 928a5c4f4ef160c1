import SwiftUI

/// The values at which a plot comes to rest.
public struct _ChartScrollAlignment: Sendable {
  let alignment: ChartScrollStop
  var major: ChartScrollStop?
  var isLimited = false
}
