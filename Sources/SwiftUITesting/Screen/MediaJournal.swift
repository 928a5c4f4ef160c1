import Foundation
import TesseraCore
import TesseraMedia

/// Stands for what plays files for a screen's program.
@MainActor
final class MediaJournal: MediaService {
  /// What a test says of a medium.
  enum Description {
    case facts(MediaFacts)
    case broken
  }

  private struct WeakMedium {
    weak var medium: VirtualMedium?
  }

  private var opened: [WeakMedium] = []
  private var descriptions: [String: Description] = [:]
  private var pictures: [String: Bitmap] = [:]
  let speech: SpeechJournal

  init(_ services: MediaServices) {
    speech = SpeechJournal(services.speech)
    services.media.service = self
  }

  /// Those that are open, in the order in which they were opened.
  var media: [VirtualMedium] { opened.compactMap(\.medium).filter(\.isOpen) }

  func open(_ source: MediaSource) -> any Medium {
    opened.removeAll { $0.medium?.isOpen != true }
    let medium = VirtualMedium(source, in: self)
    opened.append(WeakMedium(medium: medium))
    return medium
  }

  func describe(_ name: String, as description: Description) {
    descriptions[name] = description
    for medium in media where medium.name == name { medium.descriptionDidChange() }
  }

  /// What is seen of a medium, at all its moments.
  func show(_ picture: Bitmap, of name: String) {
    pictures[name] = picture
    for medium in media where medium.name == name { medium.onEvent?(.frame) }
  }

  func picture(of name: String) -> Bitmap? { pictures[name] }

  func description(of name: String) -> Description? { descriptions[name] }
}
