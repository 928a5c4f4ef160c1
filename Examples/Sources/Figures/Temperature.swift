import Charts
import Foundation

/// How warm it is on a day.
struct Temperature: Identifiable {
  let date: Date
  /// Degrees Celsius.
  let degrees: Double
  var isForecast = false

  var id: String { "\(date.timeIntervalSinceReferenceDate) \(isForecast)" }

  static var start: Date { Calendar.sample.day(2025, 4, 1) }

  static let days: [Temperature] = (0..<365).map { day in
    Temperature(date: Calendar.sample.day(2025, 1, 1 + day), degrees: degrees(day))
  }

  /// Two weeks, of which the second one begins where the first ends.
  static let forecast: [Temperature] = (150...164).flatMap { day in
    let isForecast = day > 157
    let degrees = isForecast ? 16 + Double(day - 157) * 0.4 : degrees(day)
    let temperature = Temperature(
      date: Calendar.sample.day(2025, 1, 1 + day), degrees: degrees, isForecast: isForecast)
    guard day == 157 else { return [temperature] }
    return [temperature, Temperature(date: temperature.date, degrees: degrees, isForecast: true)]
  }

  private static func degrees(_ day: Int) -> Double {
    9 - 10 * cos(Double(day - 20) / 365 * 2 * .pi) + Double(day * 37 % 11) / 2 - 2.5
  }

  // MARK: Months

  struct Month: Identifiable {
    let date: Date
    let low: Double
    let high: Double

    var id: Date { date }
    var mean: Double { (low + high) / 2 }
  }

  static let months: [Month] = (1...12).map { month in
    let middle = degrees(month * 30 - 15)
    return Month(
      date: Calendar.sample.day(2025, month, 1), low: (middle - 5 - Double(month % 3)).rounded(),
      high: (middle + 4 + Double(month % 4)).rounded())
  }

  // MARK: Numbers of days

  static let bins: [(range: ChartBinRange<Double>, count: Int)] = {
    let values = days.map(\.degrees)
    let bins = NumberBins(data: values, desiredCount: 12)
    return Dictionary(grouping: values, by: bins.index)
      .map { index, values in (bins[index], values.count) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }()

  // MARK: Wind and hours

  struct Wind: Identifiable {
    let id: Int
    let wind: Double
    let degrees: Double
    let season: String
  }

  static let winds: [Wind] = stride(from: 0, to: 365, by: 5).map { day in
    Wind(
      id: day, wind: 8 + Double(day * 53 % 29) - days[day].degrees / 4, degrees: days[day].degrees,
      season: ["Winter", "Spring", "Summer", "Autumn"][(day + 30) / 91 % 4])
  }

  struct Hour: Identifiable {
    let hour: Int
    let month: String
    let degrees: Double

    var id: String { "\(month) \(hour)" }
  }

  static let hours: [Hour] = ["Jan", "Apr", "Jul", "Oct"].enumerated().flatMap { index, month in
    stride(from: 0, to: 24, by: 2).map { hour in
      Hour(
        hour: hour, month: month,
        degrees: degrees(index * 91 + 15).rounded() - 5 * cos(Double(hour - 3) / 24 * 2 * .pi))
    }
  }
}
