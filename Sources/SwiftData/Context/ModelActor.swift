import Foundation
import TesseraValues

/// An executor that runs the code of an actor with a context.
public protocol ModelExecutor: Executor {
  /// The context of the actor.
  var modelContext: ModelContext { get }
}

/// An executor whose code runs one after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the code of an actor, one after the other, with a context of its own (SD29).
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  private let context: UncheckedSendable<ModelContext>
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  /// An executor for a context, which the caller does not use any more.
  public init(modelContext: ModelContext) {
    context = UncheckedSendable(modelContext)
  }

  /// The context. Only the code that this executor runs may use it.
  public var modelContext: ModelContext { context.value }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor that works with the objects of a container: `@ModelActor` makes an actor one (SD29).
public protocol ModelActor: Actor {
  /// Where the objects are saved.
  nonisolated var modelContainer: ModelContainer { get }
  /// Runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor that runs the actor's code.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      preconditionFailure("The executor of a ModelActor has to be a SerialModelExecutor.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor's objects.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object with an identifier, as one of a class; nil if there is none.
  public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(of: Entities.entity(of: type), key: identifier.key) as? T
  }
}

/// Gives an actor a context of its own for the objects of a container (SD29).
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Gives an actor a context of its own; with `true`, the actor's own initializer makes the executor (SD29).
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
