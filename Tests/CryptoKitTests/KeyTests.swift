import CryptoKit
import Testing

struct KeyTests {
  @Test("CK3: codes are those of RFC 4231, also with keys that are longer than a block")
  func codes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = hex("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.authenticationCode(for: message, using: key) == code)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code.dropLast(), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message.dropLast(), using: key))
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      HMAC<SHA256>.authenticationCode(for: text, using: long)
        == hex("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
  }

  @Test("CK3: a code of parts is that of the whole")
  func codeOfParts() {
    let key = SymmetricKey(size: .bits256)
    var code = HMAC<SHA384>(key: key)
    code.update(data: Data("what ".utf8))
    code.update(data: Data("now".utf8))
    let whole = HMAC<SHA384>.authenticationCode(for: Data("what now".utf8), using: key)
    #expect(code.finalize() == whole)
    #expect(HMAC<SHA384>.isValidAuthenticationCode(whole, authenticating: Data("what now".utf8), using: key))
    #expect(whole.byteCount == 48)
  }

  @Test("CK4: keys are derived as in RFC 5869")
  func derivation() {
    let secret = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let salt = hex("000102030405060708090a0b0c")
    let info = hex("f0f1f2f3f4f5f6f7f8f9")
    let extracted = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt)
    #expect(extracted == hex("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"))
    let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42)
    let expected = hex(
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    #expect(key == SymmetricKey(data: expected))
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
    #expect(
      plain
        == SymmetricKey(
          data: hex("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")))
  }

  @Test("CK5: keys of lengths that cannot be had are of the nearest that can")
  func lengths() {
    let secret = SymmetricKey(size: .bits128)
    #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: -1).bitCount == 0)
    #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: .max).bitCount == 255 * 32 * 8)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: 129)).bitCount == 136)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: -5)).bitCount == 8)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: .max)).bitCount == 8)
  }

  @Test("CK2: keys are equal where their bytes are; new ones are random")
  func keys() {
    #expect(SymmetricKey(data: Data([1, 2])) == SymmetricKey(data: Data([1, 2])))
    #expect(SymmetricKey(data: Data([1, 2])) != SymmetricKey(data: Data([1, 2, 0])))
    #expect(SymmetricKey(size: .bits192) != SymmetricKey(size: .bits192))
    #expect(SymmetricKey(size: .bits192).bitCount == 192)
    #expect(SymmetricKey(data: Data([1, 2])).withUnsafeBytes { Array($0) } == [1, 2])
  }
}
