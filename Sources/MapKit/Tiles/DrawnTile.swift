/// A picture where it is drawn, with north up and from the middle of the map.
nonisolated struct DrawnTile {
  let image: Image
  let rect: CGRect
}
