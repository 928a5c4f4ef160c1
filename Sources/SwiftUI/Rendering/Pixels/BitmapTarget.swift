import Foundation
import TesseraCore
internal import TesseraPaint

/// The pixels that a context draws into.
///
/// What is drawn waits until its pixels are asked for, but where the program can read the memory at any time.
@MainActor
final class BitmapTarget: DrawingTarget {
  /// Memory that is there as long as the context, and is its own or that of the program.
  private final class Memory {
    let bytes: UnsafeMutableRawBufferPointer
    private let isOwn: Bool

    init(byteCount: Int) {
      bytes = .allocate(byteCount: byteCount, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      isOwn = true
    }

    init(_ start: UnsafeMutableRawPointer, byteCount: Int) {
      bytes = UnsafeMutableRawBufferPointer(start: start, count: byteCount)
      isOwn = false
    }

    deinit {
      if isOwn { bytes.deallocate() }
    }
  }

  let layout: PixelLayout
  private let memory: Memory
  private var waiting: [DisplayItem] = []
  private var waitingReadsBackground = false
  /// Whether the program has a pointer to the memory.
  private var isShared: Bool

  /// - Parameter data: memory of the program, as large as the layout says; nil for memory of the context.
  init(_ layout: PixelLayout, data: UnsafeMutableRawPointer?) {
    self.layout = layout
    memory = data.map { Memory($0, byteCount: layout.byteCount) } ?? Memory(byteCount: layout.byteCount)
    isShared = data != nil
  }

  /// The memory with all that was drawn, for the program to read and write.
  var data: UnsafeMutableRawPointer? {
    flush()
    isShared = true
    return memory.bytes.baseAddress
  }

  /// A picture of what is there now.
  var image: CGImage? {
    flush()
    return bitmap.map(CGImage.init)
  }

  func draw(_ item: DisplayItem, readsBackground: Bool) {
    waiting.append(item)
    waitingReadsBackground = waitingReadsBackground || readsBackground
    if isShared { flush() }
  }

  private var bitmap: Bitmap? {
    Bitmap(width: layout.width, height: layout.height, bytes: layout.decode(UnsafeRawBufferPointer(memory.bytes)))
  }

  private func flush() {
    guard !waiting.isEmpty, let bitmap else { return }
    let size = CGSize(width: layout.width, height: layout.height)
    let frame = CGRect(origin: .zero, size: size)
    var items = [DisplayItem.image(DisplayImage(bitmap: bitmap, source: frame, frame: frame))] + waiting
    if waitingReadsBackground { items = [.group(DisplayGroup(effect: .flatten, items: items))] }
    waiting = []
    waitingReadsBackground = false
    layout.encode(Rasterizer.render(DisplayList(items: items), size: size).bytes, to: memory.bytes)
  }
}
