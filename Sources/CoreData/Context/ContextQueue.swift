import Foundation
import TesseraCore
import TesseraValues

/// Where the blocks of a context run.
final class ContextQueue: Sendable {
  private let queue: DispatchQueue?
  private let mark = DispatchSpecificKey<Bool>()

  init(isMain: Bool) {
    queue = isMain ? nil : DispatchQueue(label: "Core Data context")
    queue?.setSpecific(key: mark, value: true)
  }

  func run(_ block: @escaping () -> Void) {
    let block = UncheckedSendable(block)
    if let queue {
      queue.async { block.value() }
    } else {
      Task { @MainActor in block.value() }
    }
  }

  func runAndWait(_ block: () -> Void) {
    if let queue {
      if DispatchQueue.getSpecific(key: mark) == true { block() } else { queue.sync(execute: block) }
    } else if EngineThread.isCurrent {
      block()
    } else {
      DispatchQueue.main.sync(execute: block)
    }
  }
}
