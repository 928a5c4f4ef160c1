// Release builds check none of this.
#if DEBUG
  @testable import TesseraCore
  import Testing

  private class Animal {}
  private final class Cat: Animal {}

  @Suite("Unchecked references and casts")
  struct UnretainedTests {
    @Test("A reference leads to its object, does not keep it alive, and takes no more room than a pointer")
    func references() {
      var animal: Animal? = Cat()
      weak let kept = animal
      let reference = animal.map { Unretained(wrappedValue: $0) }
      #expect(reference?.wrappedValue === animal)
      animal = nil
      #expect(kept == nil)
      #expect(MemoryLayout<Unretained<Animal>?>.size == MemoryLayout<UnsafeRawPointer>.size)
    }

    @Test("Debug builds end the program where a reference is read after the end of its object")
    func readTooLate() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var animal: Animal? = Animal()
        let reference = animal.map { Unretained(wrappedValue: $0) }
        animal = nil
        _ = reference?.wrappedValue
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("was already"))
    }

    @Test("Debug builds end the program where an object is taken for another type, and name both types")
    func wrongType() async throws {
      let animal: Animal = Cat()
      #expect(downcast(animal, to: Cat.self) === animal)
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = downcast(Animal(), to: Cat.self)
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("An object of the type Animal was taken for one of Cat."))
    }
  }
#endif
