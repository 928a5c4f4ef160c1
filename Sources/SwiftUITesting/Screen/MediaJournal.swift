import Foundation
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

  func description(of name: String) -> Description? { descriptions[name] }
}
