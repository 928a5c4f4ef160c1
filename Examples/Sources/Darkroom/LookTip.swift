import TipKit

/// Says where looks are, to users who have not tried two of them.
struct LookTip: Tip {
  static let tried = Event(id: "triedLook")

  var title: Text { Text("Try another look") }
  var message: Text? { Text("Choose one below, then move the slider.") }
  var image: Image? { Image(systemName: "wand.and.stars") }

  var rules: [Rule] {
    #Rule(Self.tried) { $0.donations.count < 2 }
  }
}
