import Foundation
import TesseraCore
import TesseraValues

extension ModelContext {
  /// Takes an object in, with all that it is related to; the next save writes it (SD8).
  public func insert<T: PersistentModel>(_ model: T) {
    insert(any: model)
  }

  func insert(any first: any PersistentModel) {
    var waiting = [first]
    while let model = waiting.popLast() {
      let storage = model.storage
      guard let entity = storage.entity, takeIn(model, storage, entity) else { continue }
      for index in entity.relationships {
        waiting += storage.allRelated(index).filter { $0.storage.context == nil }
      }
    }
    scheduleAutosave()
  }

  /// - Returns: whether the object was not here before.
  private func takeIn(_ model: any PersistentModel, _ storage: _ModelStorage, _ entity: Entity) -> Bool {
    if let other = storage.context, other !== self, storage.state != .gone {
      RuntimeWarning.report(
        .misusedViews("A \(entity.name) of one ModelContext was inserted into another one, which is without effect."))
      return false
    }
    guard store(of: entity) != nil else {
      RuntimeWarning.report(
        .misusedViews("A \(entity.name) was inserted into a ModelContext whose container has no such class."))
      return false
    }
    switch storage.state {
    case .transient, .gone:
      storage.context = self
      storage.state = .inserted
      inserted.insert(model, key: storage.key)
      register(model, key: storage.key)
      storage.connectRelated()
    case .deleted:
      storage.state = .saved
      deleted.remove(storage.key)
      if !storage.changed.isEmpty { changed.insert(model, key: storage.key) }
    case .inserted, .saved:
      return false
    }
    registerUndo(of: model) { context, model in context.delete(any: model) }
    observers.tell(.inserted(model))
    return true
  }

  /// Takes an object out; the next save deletes it from the store, and what its relationships say of others (SD13).
  public func delete<T: PersistentModel>(_ model: T) {
    delete(any: model)
  }

  func delete(any first: any PersistentModel) {
    var waiting = [first]
    while let model = waiting.popLast() {
      let storage = model.storage
      guard storage.context === self, storage.state == .inserted || storage.state == .saved else { continue }
      waiting += letGo(of: model, storage)
    }
    scheduleAutosave()
  }

  /// - Returns: the objects that are deleted with this one.
  private func letGo(of model: any PersistentModel, _ storage: _ModelStorage) -> [any PersistentModel] {
    guard let entity = storage.entity else { return [] }
    var following: [any PersistentModel] = []
    let related = entity.relationships.map { ($0, storage.allRelated($0)) }
    let wasSaved = storage.state == .saved
    // The object keeps its relationships, and an undo gives them back to the others.
    storage.state = wasSaved ? .deleted : .transient
    for (index, others) in related {
      guard let relationship = entity.properties[index].relationship else { continue }
      switch relationship.deleteRule {
      case .cascade: following += others
      case .deny where !others.isEmpty: denied.append((model, index))
      case .deny, .nullify, .noAction: break
      }
      guard relationship.deleteRule != .noAction else { continue }
      for other in others { other.storage.removeInverse(of: index, model) }
    }
    changed.remove(storage.key)
    if wasSaved {
      deleted.insert(model, key: storage.key)
    } else {
      inserted.remove(storage.key)
      unregister(storage.key)
      storage.context = nil
      storage.changed = []
    }
    registerUndo(of: model) { context, model in
      context.insert(any: model)
      for (index, others) in related {
        for other in others { other.storage.addInverse(of: index, model) }
      }
    }
    observers.tell(.deleted(model))
    return following
  }

  /// Deletes all objects of a class that meet a condition (SD13).
  ///
  /// - Parameter includeSubclasses: whether those of classes below it are deleted, too (SD36).
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate))
    where includeSubclasses || Swift.type(of: found) == model {
      delete(found)
    }
  }

  /// Takes back all changes that are not saved (SD15).
  public func rollback() {
    for model in inserted.models {
      let storage = model.storage
      storage.state = .transient
      storage.context = nil
      storage.changed = []
      unregister(storage.key)
    }
    let differing = changed.models + deleted.models
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    denied = []
    for model in differing {
      model.storage.state = .saved
      model.storage.restore()
    }
    for model in registeredModels { model.storage.forgetMembers() }
    observers.tell(.replaced)
  }

  /// Makes changes and saves them; if that fails, they are taken back (SD15).
  public func transaction(block: () throws -> Void) throws {
    do {
      try block()
      try save()
    } catch {
      rollback()
      throw error
    }
  }

  // MARK: Undoing

  func registerUndo(of model: any PersistentModel, _ action: @escaping (ModelContext, any PersistentModel) -> Void) {
    guard let undoManager, EngineThread.isCurrent else { return }
    let (context, model, action) = (UncheckedSendable(self), UncheckedSendable(model), UncheckedSendable(action))
    let manager = UncheckedSendable(undoManager)
    EngineThread.unsafelyIsolated {
      manager.value.registerUndo(withTarget: context.value) { action.value($0, model.value) }
    }
  }
}

extension _ModelStorage {
  /// Members of relationships are read again.
  func forgetMembers() {
    for (index, slot) in slots.enumerated() {
      if case .toMany = slot {
        announce(index, isBefore: true)
        slots[index] = .unset
        announce(index, isBefore: false)
      }
    }
  }

  /// Remembers how to take back the change of a property that is about to be made (SD16).
  func registerUndo(_ index: Int) {
    guard let context, let model, context.undoManager != nil, state == .inserted || state == .saved else { return }
    if let relationship = entity?.properties[index].relationship {
      let old = allRelated(index)
      context.registerUndo(of: model) { _, model in
        if relationship.isToMany {
          model.storage.relate(index, toAll: old)
        } else {
          model.storage.relate(index, to: old.first)
        }
      }
    } else {
      let old = slots[index]
      context.registerUndo(of: model) { _, model in model.storage.setSlot(index, to: old) }
    }
  }

  private func setSlot(_ index: Int, to slot: Slot) {
    registerUndo(index)
    willChange(index)
    announce(index, isBefore: true)
    slots[index] = slot
    announce(index, isBefore: false)
    didChange(index)
  }
}
