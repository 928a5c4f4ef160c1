import SwiftUI
import SwiftUITesting
import Testing

/// J21: what the label of a button is drawn with.
@MainActor
struct ButtonForegroundTests {
  private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  /// A label that is nothing but its color.
  private struct Ink: View {
    var body: some View {
      Rectangle().frame(width: 20, height: 20)
    }
  }

  /// The color in the middle of what `content` shows on white.
  private func middle(@ViewBuilder of content: () -> some View) -> Components {
    let screen = Screen(width: 100, height: 100, scale: 1, content: content)
    return screen.snapshot().color(at: CGPoint(x: 50, y: 50))
  }

  private func isNear(_ color: Components, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(color.red - red) < 0.02 && abs(color.green - green) < 0.02 && abs(color.blue - blue) < 0.02
  }

  private func isTint(_ color: Components) -> Bool { isNear(color, 0, 0.533, 1) }
  private func isRed(_ color: Components) -> Bool { isNear(color, 1, 0, 0) }

  private enum Style: CaseIterable {
    case automatic, borderless, bordered, prominent, plain, glass
  }

  @ViewBuilder
  private func styled(_ style: Style, _ content: some View) -> some View {
    switch style {
    case .automatic: content.buttonStyle(.automatic)
    case .borderless: content.buttonStyle(.borderless)
    case .bordered: content.buttonStyle(.bordered)
    case .prominent: content.buttonStyle(.borderedProminent)
    case .plain: content.buttonStyle(.plain)
    case .glass: content.buttonStyle(.glass)
    }
  }

  @Test("J21: white text on blue, as it is written everywhere")
  func whiteOnBlue() {
    let screen = Screen(width: 200, height: 100, scale: 2) {
      Button("XXXX") {}.font(.system(size: 40, weight: .black)).padding().background(Color(red: 0, green: 0, blue: 1))
        .foregroundStyle(.white)
    }
    let picture = screen.snapshot()
    let row = (0..<400).map { picture.color(at: CGPoint(x: Double($0) / 2, y: 50)) }
    #expect(row.contains { isNear($0, 0, 0, 1) })
    // Between the first and the last blue point, white is text.
    let first = row.firstIndex { isNear($0, 0, 0, 1) } ?? 0
    let last = row.lastIndex { isNear($0, 0, 0, 1) } ?? 0
    #expect(row[first...last].contains { isNear($0, 1, 1, 1) })
    #expect(!row.contains { isTint($0) })
  }

  @Test("J21: a style outside of the button colors its label in each button style", arguments: Style.allCases)
  private func outerStyle(_ style: Style) {
    #expect(
      isRed(
        middle {
          styled(
            style,
            Button {
            } label: {
              Ink()
            }
          ).foregroundStyle(Self.red)
        }))
    #expect(
      isRed(
        middle {
          styled(
            style,
            Button {
            } label: {
              Ink()
            }
          ).foregroundColor(Self.red)
        }))
    #expect(
      isRed(
        middle {
          styled(
            style,
            Button {
            } label: {
              Ink()
            }.foregroundStyle(Self.red))
        }))
    #expect(
      isRed(
        middle {
          styled(
            style,
            Button(role: .destructive) {
            } label: {
              Ink()
            }
          ).foregroundStyle(Self.red)
        }))
  }

  @Test("J21: the nearest style wins, however far away, and nil takes it back")
  func nearestStyle() {
    #expect(
      isRed(
        middle {
          VStack {
            HStack {
              Group {
                Button {
                } label: {
                  Ink()
                }
              }
            }
          }.padding().foregroundStyle(Self.red)
            .foregroundStyle(Self.green)
        }))
    #expect(
      isNear(
        middle {
          VStack {
            Button {
            } label: {
              Ink().foregroundStyle(Self.green)
            }
          }.foregroundStyle(Self.red)
        }, 0, 1, 0))
    #expect(
      isTint(
        middle {
          VStack {
            Button {
            } label: {
              Ink()
            }.foregroundColor(nil)
          }.foregroundStyle(Self.red)
        }))
  }

  @Test("J21: without a style outside, labels are tint, white on a prominent one, red if destructive")
  func defaults() {
    for style in [Style.automatic, .borderless, .bordered] {
      #expect(
        isTint(
          middle {
            styled(
              style,
              Button {
              } label: {
                Ink()
              })
          }))
      #expect(
        isNear(
          middle {
            styled(
              style,
              Button {
              } label: {
                Ink()
              }
            ).tint(Self.green)
          }, 0, 1, 0))
      #expect(
        isNear(
          middle {
            styled(
              style,
              Button(role: .destructive) {
              } label: {
                Ink()
              })
          }, 1, 0.22, 0.235))
    }
    #expect(
      isNear(
        middle {
          styled(
            .prominent,
            Button {
            } label: {
              Ink()
            })
        }, 1, 1, 1))
    #expect(
      isNear(
        middle {
          styled(
            .prominent,
            Button(role: .destructive) {
            } label: {
              Ink()
            })
        }, 1, 1, 1))
    #expect(
      isNear(
        middle {
          styled(
            .plain,
            Button {
            } label: {
              Ink()
            })
        }, 0, 0, 0))
  }

  @Test("J21: levels inside the label are those of the tint, or of the style outside")
  func levels() {
    let weakTint = middle {
      Button {
      } label: {
        Ink().foregroundStyle(.secondary)
      }
    }
    #expect(isNear(weakTint, 0.5, 0.767, 1))
    let weakRed = middle {
      Button {
      } label: {
        Ink().foregroundStyle(.secondary)
      }.foregroundStyle(Self.red)
    }
    #expect(isNear(weakRed, 1, 0.5, 0.5))
    // Outside of a button they are those of text.
    let gray = middle {
      Button {
      } label: {
        Ink()
      }.foregroundStyle(.secondary)
    }
    #expect(isNear(gray, 0.541, 0.541, 0.558))
    #expect(
      isNear(
        middle {
          Button {
          } label: {
            Ink()
          }.foregroundStyle(.primary)
        }, 0, 0, 0))
    #expect(
      isNear(
        middle {
          Button {
          } label: {
            Ink()
          }.foregroundStyle(.tint).tint(Self.green)
        }, 0, 1, 0))
  }

  @Test("J21: a disabled control is dimmed in every style", arguments: Style.allCases)
  private func disabled(_ style: Style) {
    let outer = middle {
      styled(
        style,
        Button {
        } label: {
          Ink()
        }
      ).foregroundStyle(Self.red).disabled(true)
    }
    #expect(outer.red > 0.9 && outer.green > 0.35 && outer.green < 0.6)
    let inner = middle {
      styled(
        style,
        Button {
        } label: {
          Ink().foregroundStyle(Self.red)
        }
      ).disabled(true)
    }
    #expect(inner.red > 0.9 && inner.green > 0.35 && inner.green < 0.6)
    let plain = middle {
      styled(
        style,
        Button {
        } label: {
          Ink()
        }
      ).disabled(true)
    }
    #expect(abs(plain.red - plain.green) < 0.1 && plain.red > 0.4 && plain.red < 0.85)
  }

  @Test("J21: links, menus, navigation links, toggles that are buttons and shares take it, too")
  func otherButtons() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(isRed(middle { Link(destination: address) { Ink() }.foregroundStyle(Self.red) }))
    #expect(isTint(middle { Link(destination: address) { Ink() } }))
    #expect(
      isRed(
        middle {
          Menu {
          } label: {
            Ink()
          }.foregroundStyle(Self.red)
        }))
    #expect(
      isTint(
        middle {
          Menu {
          } label: {
            Ink()
          }
        }))
    #expect(isRed(middle { ShareLink(item: "x") { Ink() }.foregroundStyle(Self.red) }))
    #expect(isRed(middle { Toggle(isOn: .constant(false)) { Ink() }.toggleStyle(.button).foregroundStyle(Self.red) }))
    #expect(isRed(middle { Toggle(isOn: .constant(true)) { Ink() }.toggleStyle(.button).foregroundStyle(Self.red) }))
    #expect(isNear(middle { Toggle(isOn: .constant(true)) { Ink() }.toggleStyle(.button) }, 1, 1, 1))
    #expect(isRed(inStack { NavigationLink(value: 1) { Ink() }.foregroundStyle(Self.red) }))
    #expect(isTint(inStack { NavigationLink(value: 1) { Ink() } }))
    #expect(
      isRed(
        inStack {
          NavigationLink {
            Text("page")
          } label: {
            Ink()
          }.foregroundColor(Self.red)
        }))
  }

  /// The color at the place of the only shape below a bar.
  private func inStack(@ViewBuilder _ content: () -> some View) -> Components {
    let screen = Screen(width: 200, height: 200, scale: 1) {
      NavigationStack {
        ZStack { content() }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .ignoresSafeArea()
          .toolbar(.hidden, for: .navigationBar)
      }
    }
    return screen.snapshot().color(at: CGPoint(x: 100, y: 100))
  }

  @Test("J21: a style of a program's own gets the label in the style outside; a button of its making, too")
  func ownStyles() {
    struct Card: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).background(Color.yellow)
      }
    }
    struct Wrapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(2)
      }
    }
    #expect(
      isRed(
        middle {
          Button {
          } label: {
            Ink()
          }.buttonStyle(Card()).foregroundStyle(Self.red)
        }))
    #expect(
      isNear(
        middle {
          Button {
          } label: {
            Ink()
          }.buttonStyle(Card())
        }, 0, 0, 0))
    #expect(
      isRed(
        middle {
          Button {
          } label: {
            Ink()
          }.buttonStyle(Wrapped()).foregroundStyle(Self.red)
        }))
    #expect(
      isTint(
        middle {
          Button {
          } label: {
            Ink()
          }.buttonStyle(Wrapped())
        }))
  }

  @Test("J21: the gray of section headers and of labeled values is no choice of a program: buttons in them are tint")
  func platformAppearance() {
    let screen = Screen(width: 300, height: 300, scale: 1) {
      List {
        Section {
          LabeledContent("Value") {
            Button {
            } label: {
              Ink().accessibilityLabel("value")
            }
          }
        } header: {
          Button {
          } label: {
            Ink().accessibilityLabel("header")
          }
        }
      }
    }
    let picture = screen.snapshot()
    for label in ["value", "header"] {
      let frame = screen.element(.button, label).frame
      #expect(isTint(picture.color(at: CGPoint(x: frame.midX, y: frame.midY))), "\(label)")
    }
  }

  @Test("J21: in lists, a style of the whole list colors buttons and links")
  func lists() {
    let screen = Screen(width: 300, height: 300, scale: 1) {
      NavigationStack {
        List {
          Button {
          } label: {
            Ink().accessibilityLabel("button")
          }
          NavigationLink(value: 1) { Ink().accessibilityLabel("link") }
        }
        .foregroundStyle(Self.red)
      }
    }
    let picture = screen.snapshot()
    for label in ["button", "link"] {
      let frame = screen[label].frame
      #expect(isRed(picture.color(at: CGPoint(x: 42, y: frame.midY))), "\(label)")
    }
  }

  @Test("J21: bars, menus and alerts ignore the style around them; an item of a bar takes its own")
  func bars() {
    let screen = Screen(width: 300, height: 300, scale: 1) {
      NavigationStack {
        Color.clear
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button {
              } label: {
                Ink().accessibilityLabel("plain")
              }
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Ink().accessibilityLabel("own")
              }.foregroundStyle(Self.green)
            }
          }
      }
      .foregroundStyle(Self.red)
    }
    let picture = screen.snapshot()
    let plain = screen.element(.button, "plain").frame
    #expect(isTint(picture.color(at: CGPoint(x: plain.midX, y: plain.midY))))
    let own = screen.element(.button, "own").frame
    #expect(isNear(picture.color(at: CGPoint(x: own.midX, y: own.midY)), 0, 1, 0))
  }

  @Test("J21: the label follows a style that changes")
  func changes() {
    struct Host: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          Button {
          } label: {
            Ink()
          }.frame(width: 40, height: 40)
          Button("Change") { isRed.toggle() }
        }
        .foregroundColor(isRed ? ButtonForegroundTests.red : nil)
      }
    }
    let screen = Screen(width: 100, height: 100, scale: 1) { Host() }
    let change = screen["Change"].frame
    let point = CGPoint(x: 50, y: change.minY - 28)
    #expect(isTint(screen.snapshot().color(at: point)))
    screen["Change"].tap()
    #expect(isRed(screen.snapshot().color(at: point)))
    screen["Change"].tap()
    #expect(isTint(screen.snapshot().color(at: point)))
  }
}
