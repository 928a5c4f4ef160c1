import Foundation
import TesseraCore

/// Where a picture stands in a display list that something else is laid over, as pages of the web are.
@MainActor
package struct EmbeddedPlace {
  /// The picture's frame.
  package private(set) var frame: CGRect
  /// What of the frame is not cut away.
  package private(set) var visible: CGRect
  /// What is drawn in front of it.
  package private(set) var above: [DisplayItem] = []

  /// The places of pictures, in points of the surface. Those that are cut away altogether have none.
  package static func find(
    _ marks: Set<ObjectIdentifier>, in list: DisplayList
  ) -> [ObjectIdentifier: EmbeddedPlace] {
    guard !marks.isEmpty else { return [:] }
    return find(marks, in: list.items).mapValues { place in
      var place = place
      place.above.removeAll { DisplayBounds.of([$0])?.overlap(with: place.visible) == nil }
      return place
    }
  }

  private static func find(
    _ marks: Set<ObjectIdentifier>, in items: [DisplayItem]
  ) -> [ObjectIdentifier: EmbeddedPlace] {
    var places: [ObjectIdentifier: EmbeddedPlace] = [:]
    for (index, item) in items.enumerated() {
      for (mark, place) in found(marks, in: item) {
        places[mark] = place
        places[mark]?.above += items[(index + 1)...]
      }
    }
    return places
  }

  private static func found(
    _ marks: Set<ObjectIdentifier>, in item: DisplayItem
  ) -> [ObjectIdentifier: EmbeddedPlace] {
    switch item {
    case .image(let image):
      let mark = ObjectIdentifier(image.bitmap)
      return marks.contains(mark) ? [mark: EmbeddedPlace(frame: image.frame, visible: image.frame)] : [:]
    case .group(let group) where group.opacity > 0:
      return find(marks, in: group.items).compactMapValues { $0.placed(in: group) }
    default: return [:]
    }
  }

  private func placed(in group: DisplayGroup) -> EmbeddedPlace? {
    var place = self
    if let clip = group.clip {
      guard let cut = visible.overlap(with: clip.path.boundingRect) else { return nil }
      place.visible = cut
    }
    place.frame = group.transform.boundsOfImage(of: frame)
    place.visible = group.transform.boundsOfImage(of: place.visible)
    if !above.isEmpty {
      var front = group
      front.items = above
      place.above = [.group(front)]
    }
    return place
  }
}
