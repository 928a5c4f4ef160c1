import SwiftUITesting
import Testing

/// The examples look as they did when their pictures were kept. `Examples/record-pictures` keeps the present ones.
@MainActor
struct PicturesTests {
  @Test("A screen looks as it did when its picture was kept", arguments: Subject.all, Appearance.allCases)
  func kept(subject: Subject, appearance: Appearance) async {
    let screen = await subject.screen(appearance)
    expectSnapshot(of: screen, named: subject.pictureName(appearance), tolerance: Pictures.tolerance)
  }

  @Test("Every picture that is kept is that of a screen", .disabled(if: Pictures.isRecording))
  func leftOver() throws {
    let names = Subject.all.flatMap { subject in Appearance.allCases.map { "\(subject.pictureName($0)).png" } }
    let files = try FileManager.default.contentsOfDirectory(atPath: Pictures.folder.path)
    #expect(Set(files).subtracting(names) == [], "Examples/record-pictures removes these")
  }
}
