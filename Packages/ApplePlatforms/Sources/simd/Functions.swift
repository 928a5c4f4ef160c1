// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What simd computes with vectors, each under its two names.

/// The scalar product.
public func simd_dot<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (first * second).sum()
}

/// The scalar product.
public func dot<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  simd_dot(first, second)
}

/// The square of the length.
public func simd_length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  dot(vector, vector)
}

/// The square of the length.
public func length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  simd_length_squared(vector)
}

/// The length.
public func simd_length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length_squared(vector).squareRoot()
}

/// The length.
public func length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  simd_length(vector)
}

/// The square of the distance of two points.
public func simd_distance_squared<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length_squared(first - second)
}

/// The square of the distance of two points.
public func distance_squared<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  simd_distance_squared(first, second)
}

/// The distance of two points.
public func simd_distance<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length(first - second)
}

/// The distance of two points.
public func distance<V: SIMD>(_ first: V, _ second: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  simd_distance(first, second)
}

/// The vector of length 1 with the same direction; not a number for one without a length.
public func simd_normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: BinaryFloatingPoint {
  vector / length(vector)
}

/// The vector of length 1 with the same direction; not a number for one without a length.
public func normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_normalize(vector)
}

/// The point between two others: the first for 0, the second for 1.
public func simd_mix<V: SIMD>(_ first: V, _ second: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
  first + (second - first) * t
}

/// The point between two others: the first for 0, the second for 1.
public func mix<V: SIMD>(_ first: V, _ second: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
  simd_mix(first, second, t: t)
}

/// The vector with each part between two others.
public func simd_clamp<V: SIMD>(_ vector: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint {
  vector.clamped(lowerBound: min, upperBound: max)
}

/// The vector with each part between two others.
public func clamp<V: SIMD>(_ vector: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_clamp(vector, min: min, max: max)
}

/// The part of a vector with the direction of another one.
public func simd_project<V: SIMD>(_ vector: V, _ onto: V) -> V where V.Scalar: BinaryFloatingPoint {
  onto * (dot(vector, onto) / length_squared(onto))
}

/// The part of a vector with the direction of another one.
public func project<V: SIMD>(_ vector: V, _ onto: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_project(vector, onto)
}

/// The vector behind a mirror whose normal is `n`, of length 1.
public func simd_reflect<V: SIMD>(_ vector: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
  vector - n * (2 * dot(vector, n))
}

/// The vector behind a mirror whose normal is `n`, of length 1.
public func reflect<V: SIMD>(_ vector: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_reflect(vector, n: n)
}

/// The lower of each part.
public func simd_min<V: SIMD>(_ first: V, _ second: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMin(first, second)
}

/// The higher of each part.
public func simd_max<V: SIMD>(_ first: V, _ second: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMax(first, second)
}

/// Each part without its sign.
public func simd_abs<V: SIMD>(_ vector: V) -> V where V.Scalar: BinaryFloatingPoint {
  vector.replacing(with: -vector, where: vector .< 0)
}

/// The vector at right angles to two others.
public func simd_cross<Scalar: BinaryFloatingPoint & SIMDScalar>(
  _ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(
    first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z,
    first.x * second.y - first.y * second.x)
}

/// The vector at right angles to two others.
public func cross<Scalar: BinaryFloatingPoint & SIMDScalar>(
  _ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  simd_cross(first, second)
}

/// 0 up to one edge, 1 from the other one, and a smooth curve between them.
public func simd_smoothstep<Scalar: BinaryFloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ value: Scalar) -> Scalar {
  let place = Swift.min(Swift.max((value - edge0) / (edge1 - edge0), 0), 1)
  return place * place * (3 - 2 * place)
}

/// 0 up to one edge, 1 from the other one, and a smooth curve between them.
public func smoothstep<Scalar: BinaryFloatingPoint>(_ value: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
  simd_smoothstep(edge0, edge1, value)
}
