// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The numbers of keys, by where they are on a keyboard with the layout of the United States.

/// The key A.
public let kVK_ANSI_A = 0x00
/// The key S.
public let kVK_ANSI_S = 0x01
/// The key D.
public let kVK_ANSI_D = 0x02
/// The key F.
public let kVK_ANSI_F = 0x03
/// The key H.
public let kVK_ANSI_H = 0x04
/// The key G.
public let kVK_ANSI_G = 0x05
/// The key Z.
public let kVK_ANSI_Z = 0x06
/// The key X.
public let kVK_ANSI_X = 0x07
/// The key C.
public let kVK_ANSI_C = 0x08
/// The key V.
public let kVK_ANSI_V = 0x09
/// The key B.
public let kVK_ANSI_B = 0x0B
/// The key Q.
public let kVK_ANSI_Q = 0x0C
/// The key W.
public let kVK_ANSI_W = 0x0D
/// The key E.
public let kVK_ANSI_E = 0x0E
/// The key R.
public let kVK_ANSI_R = 0x0F
/// The key Y.
public let kVK_ANSI_Y = 0x10
/// The key T.
public let kVK_ANSI_T = 0x11
/// The key 1.
public let kVK_ANSI_1 = 0x12
/// The key 2.
public let kVK_ANSI_2 = 0x13
/// The key 3.
public let kVK_ANSI_3 = 0x14
/// The key 4.
public let kVK_ANSI_4 = 0x15
/// The key 6.
public let kVK_ANSI_6 = 0x16
/// The key 5.
public let kVK_ANSI_5 = 0x17
/// The key =.
public let kVK_ANSI_Equal = 0x18
/// The key 9.
public let kVK_ANSI_9 = 0x19
/// The key 7.
public let kVK_ANSI_7 = 0x1A
/// The key -.
public let kVK_ANSI_Minus = 0x1B
/// The key 8.
public let kVK_ANSI_8 = 0x1C
/// The key 0.
public let kVK_ANSI_0 = 0x1D
/// The key ].
public let kVK_ANSI_RightBracket = 0x1E
/// The key O.
public let kVK_ANSI_O = 0x1F
/// The key U.
public let kVK_ANSI_U = 0x20
/// The key [.
public let kVK_ANSI_LeftBracket = 0x21
/// The key I.
public let kVK_ANSI_I = 0x22
/// The key P.
public let kVK_ANSI_P = 0x23
/// The key L.
public let kVK_ANSI_L = 0x25
/// The key J.
public let kVK_ANSI_J = 0x26
/// The key '.
public let kVK_ANSI_Quote = 0x27
/// The key K.
public let kVK_ANSI_K = 0x28
/// The key ;.
public let kVK_ANSI_Semicolon = 0x29
/// The key \.
public let kVK_ANSI_Backslash = 0x2A
/// The key ,.
public let kVK_ANSI_Comma = 0x2B
/// The key /.
public let kVK_ANSI_Slash = 0x2C
/// The key N.
public let kVK_ANSI_N = 0x2D
/// The key M.
public let kVK_ANSI_M = 0x2E
/// The key ..
public let kVK_ANSI_Period = 0x2F
/// The key with the grave accent.
public let kVK_ANSI_Grave = 0x32
/// The key decimal of the keypad.
public let kVK_ANSI_KeypadDecimal = 0x41
/// The key multiply of the keypad.
public let kVK_ANSI_KeypadMultiply = 0x43
/// The key plus of the keypad.
public let kVK_ANSI_KeypadPlus = 0x45
/// The key clear of the keypad.
public let kVK_ANSI_KeypadClear = 0x47
/// The key divide of the keypad.
public let kVK_ANSI_KeypadDivide = 0x4B
/// The key enter of the keypad.
public let kVK_ANSI_KeypadEnter = 0x4C
/// The key minus of the keypad.
public let kVK_ANSI_KeypadMinus = 0x4E
/// The key equals of the keypad.
public let kVK_ANSI_KeypadEquals = 0x51
/// The key 0 of the keypad.
public let kVK_ANSI_Keypad0 = 0x52
/// The key 1 of the keypad.
public let kVK_ANSI_Keypad1 = 0x53
/// The key 2 of the keypad.
public let kVK_ANSI_Keypad2 = 0x54
/// The key 3 of the keypad.
public let kVK_ANSI_Keypad3 = 0x55
/// The key 4 of the keypad.
public let kVK_ANSI_Keypad4 = 0x56
/// The key 5 of the keypad.
public let kVK_ANSI_Keypad5 = 0x57
/// The key 6 of the keypad.
public let kVK_ANSI_Keypad6 = 0x58
/// The key 7 of the keypad.
public let kVK_ANSI_Keypad7 = 0x59
/// The key 8 of the keypad.
public let kVK_ANSI_Keypad8 = 0x5B
/// The key 9 of the keypad.
public let kVK_ANSI_Keypad9 = 0x5C
/// The key return.
public let kVK_Return = 0x24
/// The key tab.
public let kVK_Tab = 0x30
/// The key space.
public let kVK_Space = 0x31
/// The key delete.
public let kVK_Delete = 0x33
/// The key escape.
public let kVK_Escape = 0x35
/// The key right command.
public let kVK_RightCommand = 0x36
/// The key command.
public let kVK_Command = 0x37
/// The key shift.
public let kVK_Shift = 0x38
/// The key caps lock.
public let kVK_CapsLock = 0x39
/// The key option.
public let kVK_Option = 0x3A
/// The key control.
public let kVK_Control = 0x3B
/// The key right shift.
public let kVK_RightShift = 0x3C
/// The key right option.
public let kVK_RightOption = 0x3D
/// The key right control.
public let kVK_RightControl = 0x3E
/// The key function.
public let kVK_Function = 0x3F
/// The function key 17.
public let kVK_F17 = 0x40
/// The key volume up.
public let kVK_VolumeUp = 0x48
/// The key volume down.
public let kVK_VolumeDown = 0x49
/// The key mute.
public let kVK_Mute = 0x4A
/// The function key 18.
public let kVK_F18 = 0x4F
/// The function key 19.
public let kVK_F19 = 0x50
/// The function key 20.
public let kVK_F20 = 0x5A
/// The function key 5.
public let kVK_F5 = 0x60
/// The function key 6.
public let kVK_F6 = 0x61
/// The function key 7.
public let kVK_F7 = 0x62
/// The function key 3.
public let kVK_F3 = 0x63
/// The function key 8.
public let kVK_F8 = 0x64
/// The function key 9.
public let kVK_F9 = 0x65
/// The function key 11.
public let kVK_F11 = 0x67
/// The function key 13.
public let kVK_F13 = 0x69
/// The function key 16.
public let kVK_F16 = 0x6A
/// The function key 14.
public let kVK_F14 = 0x6B
/// The function key 10.
public let kVK_F10 = 0x6D
/// The function key 12.
public let kVK_F12 = 0x6F
/// The function key 15.
public let kVK_F15 = 0x71
/// The key help.
public let kVK_Help = 0x72
/// The key home.
public let kVK_Home = 0x73
/// The key page up.
public let kVK_PageUp = 0x74
/// The key forward delete.
public let kVK_ForwardDelete = 0x75
/// The function key 4.
public let kVK_F4 = 0x76
/// The key end.
public let kVK_End = 0x77
/// The function key 2.
public let kVK_F2 = 0x78
/// The key page down.
public let kVK_PageDown = 0x79
/// The function key 1.
public let kVK_F1 = 0x7A
/// The key left arrow.
public let kVK_LeftArrow = 0x7B
/// The key right arrow.
public let kVK_RightArrow = 0x7C
/// The key down arrow.
public let kVK_DownArrow = 0x7D
/// The key up arrow.
public let kVK_UpArrow = 0x7E
