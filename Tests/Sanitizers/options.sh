# How the suite is run under sanitizers. To be sourced by bash.

# Leaks are looked for by tests of lifetimes and by Tests/WindowTests/leaks.py: Swift's metadata, which lives for good, and
# caches of font libraries look like leaks here.
export ASAN_OPTIONS="detect_leaks=0:suppressions=$PWD/Tests/Sanitizers/address.supp"
export TSAN_OPTIONS="suppressions=$PWD/Tests/Sanitizers/thread.supp:halt_on_error=0:exitcode=66"

# The library that tells the thread sanitizer of Swift's Mutex: see SwiftMutex.c.
build_mutex_library() {
  mkdir -p .build
  clang -shared -fPIC -O1 -Wall -Werror -D_GNU_SOURCE -o .build/libSwiftMutex.so Tests/Sanitizers/SwiftMutex.c
}

# What the thread sanitizer can remember is used up before the end of the whole suite, and it ends the process then
# (a failed check of its own, "trace_part_recycle"). So the suite is run in parts, each in a process of its own.
thread_parts=(
  '^(AVFoundation|AVKit|AuthenticationServices|Charts|Combine|CoreImage|CoreLocation|CryptoKit|LinkPresentation|LocalAuthentication|Network|PhotosUI|StoreKit|SwiftData|SwiftUIMacros|TesseraPaint|TesseraSound|TipKit|UserNotifications|WebKit|WidgetKit)Tests' 'SwiftUITests\.[A-B]' 'SwiftUITests\.[C-D]'
  'SwiftUITests\.[E-F]' 'SwiftUITests\.[G-K]' 'SwiftUITests\.[L-M]' 'SwiftUITests\.[N-O]' 'SwiftUITests\.[P-R]'
  'SwiftUITests\.S' 'SwiftUITests\.[T-Z]'
)
