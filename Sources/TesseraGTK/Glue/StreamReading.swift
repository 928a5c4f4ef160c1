#if Windows
import CGTK
import CoreTransferable
import Foundation

/// A stream that is read to its end.
@MainActor
final class StreamReading {
  private let continuation: CheckedContinuation<Data, any Error>

  init(_ continuation: CheckedContinuation<Data, any Error>) {
    self.continuation = continuation
  }

  func start(_ stream: UnsafeMutablePointer<GInputStream>?) {
    guard let stream, let memory = g_memory_output_stream_new_resizable() else {
      return continuation.resume(throwing: TransferError.unreadable(.data))
    }
    let flags = GOutputStreamSpliceFlags(
      rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      memory, stream, flags, MainLoop.priority, nil,
      { memory, result, data in
        guard let memory, let data else { return }
        MainActor.assumeIsolated {
          let reading = Unmanaged<StreamReading>.fromOpaque(data).takeRetainedValue()
          reading.finish(memory.cast(to: GOutputStream.self), result)
        }
      }, Unmanaged.passRetained(self).toOpaque())
    g_object_unref(stream)
  }

  private func finish(_ memory: UnsafeMutablePointer<GOutputStream>, _ result: OpaquePointer?) {
    defer { g_object_unref(memory) }
    guard g_output_stream_splice_finish(memory, result, nil) >= 0,
      let bytes = g_memory_output_stream_steal_as_bytes(memory.cast(to: GMemoryOutputStream.self))
    else { return continuation.resume(throwing: TransferError.unreadable(.data)) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    continuation.resume(returning: start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
  }
}
#endif
