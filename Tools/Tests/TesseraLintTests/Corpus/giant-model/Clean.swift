import SwiftUI

// clean: few properties
final class Small: ObservableObject {
  @Published var name = ""
  @Published var age = 0
}
struct SmallA: View {
  @ObservedObject var small: Small
  var body: some View { Text(small.name) }
}
struct SmallB: View {
  @ObservedObject var small: Small
  var body: some View { Text("\(small.age)") }
}
struct SmallC: View {
  @ObservedObject var small: Small
  var body: some View { Text(small.name) }
}

// clean: a form of many fields, in one view
final class Address: ObservableObject {
  @Published var street = ""
  @Published var number = ""
  @Published var zip = ""
  @Published var city = ""
  @Published var country = ""
  @Published var note = ""
}
struct AddressForm: View {
  @ObservedObject var address: Address
  var body: some View {
    Form {
      TextField("Street", text: $address.street)
      TextField("Number", text: $address.number)
      TextField("City", text: $address.city)
    }
  }
}
struct AddressLabel: View {
  @ObservedObject var address: Address
  var body: some View { Text(address.street + address.number + address.zip + address.city) }
}

// clean: all views read the same
final class Weather: ObservableObject {
  @Published var temperature = 0.0
  @Published var wind = 0.0
  @Published var rain = 0.0
  @Published var sun = 0.0
  @Published var pressure = 0.0
  @Published var place = ""
}
struct WeatherA: View {
  @ObservedObject var weather: Weather
  var body: some View { Text("\(weather.place) \(weather.wind)") }
}
struct WeatherB: View {
  @ObservedObject var weather: Weather
  var body: some View { Text("\(weather.place) \(weather.rain)") }
}
struct WeatherC: View {
  @ObservedObject var weather: Weather
  var body: some View { Text("\(weather.place) \(weather.sun)") }
}

// clean: an @Observable of moderate size
@Observable final class Session {
  var user = ""
  var token = ""
  var theme = 0
  var volume = 0.0
}
struct SessionA: View {
  let session: Session
  var body: some View { Text(session.user) }
}
struct SessionB: View {
  let session: Session
  var body: some View { Text("\(session.theme)") }
}
struct SessionC: View {
  let session: Session
  var body: some View { Text("\(session.volume)") }
}

// clean: many properties, two views
final class Track: ObservableObject {
  @Published var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0
}
struct TrackA: View {
  @ObservedObject var track: Track
  var body: some View { Text("\(track.a)") }
}
struct TrackB: View {
  @ObservedObject var track: Track
  var body: some View { Text("\(track.b)") }
}

// clean: not observed
final class Plain { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0 }
struct PlainA: View {
  let plain: Plain
  var body: some View { Text("\(plain.a)") }
}

// clean: a model made of models
@Observable final class Root {
  let music = Music()
  let cart = Basket()
}
@Observable final class Music { var volume = 0.0 }
@Observable final class Basket { var items: [Int] = [] }
struct RootA: View {
  let root: Root
  var body: some View { Text("\(root.music.volume)") }
}
struct RootB: View {
  let root: Root
  var body: some View { Text("\(root.cart.items.count)") }
}

// clean: constants are not observed
final class Constants: ObservableObject {
  let a = 0, b = 0, c = 0, d = 0, e = 0, f = 0
  @Published var value = 0
}
struct ConstantsA: View {
  @ObservedObject var constants: Constants
  var body: some View { Text("\(constants.a)") }
}
struct ConstantsB: View {
  @ObservedObject var constants: Constants
  var body: some View { Text("\(constants.b)") }
}
struct ConstantsC: View {
  @ObservedObject var constants: Constants
  var body: some View { Text("\(constants.c)") }
}
