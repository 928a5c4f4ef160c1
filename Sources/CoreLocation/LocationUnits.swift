import Foundation

/// An angle, in degrees.
public typealias CLLocationDegrees = Double

/// A length, in meters.
public typealias CLLocationDistance = Double

/// A speed, in meters per second.
public typealias CLLocationSpeed = Double

/// How far off a place may be, in meters; negative if the place itself is not known.
public typealias CLLocationAccuracy = Double

/// A direction, in degrees from north clockwise; negative if it is not known.
public typealias CLLocationDirection = Double

/// How far off a direction may be, in degrees; negative if it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// How far off a speed may be, in meters per second; negative if it is not known.
public typealias CLLocationSpeedAccuracy = Double

/// A distance of a filter that tells of each movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A filter that tells of each turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest distance there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time there is.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// The best accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// The accuracy of a program that may not know the exact place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
