#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Colors that run through a view like a wave; as opaque as the view is.
[[ stitchable ]] half4 colorWave(float2 position, half4 color, float4 box, float time) {
  float2 place = position / box.zw;
  half3 wave = half3(0.5 + 0.5 * cos(time + place.xyx * 4 + float3(0, 2, 4)));
  return half4(mix(color.rgb, wave * color.a, 0.75h), color.a);
}

/// Rings around the middle, which move outward.
[[ stitchable ]] float2 ripple(float2 position, float4 box, float time, float height) {
  float2 way = position - box.zw / 2;
  float distance = length(way);
  if (distance < 0.001) { return position; }
  float fade = 1 - smoothstep(0.0, box.z / 2, distance);
  return position + way / distance * sin(distance / 7 - time * 6) * height * fade;
}

/// Squares of one color each.
[[ stitchable ]] half4 pixellate(float2 position, SwiftUI::Layer layer, float side) {
  return layer.sample((floor(position / side) + 0.5) * side);
}

/// A board of two colors.
[[ stitchable ]] half4 board(float2 position, float side, half4 light, half4 dark) {
  int2 square = int2(floor(position / side));
  return (square.x + square.y) % 2 == 0 ? light : dark;
}
