/// An edge or a corner of a frame that can be dragged to change its size.
nonisolated public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
