# How the suite is run under sanitizers. To be sourced by bash.

# Leaks are looked for by tests of lifetimes and by Tests/WindowTests/leaks.py: Swift's metadata, which lives for good, and
# caches of font libraries look like leaks here.
export ASAN_OPTIONS="detect_leaks=0:suppressions=$PWD/Tests/Sanitizers/address.supp"
export TSAN_OPTIONS="suppressions=$PWD/Tests/Sanitizers/thread.supp:halt_on_error=0:exitcode=66"

# Tests that are not run under sanitizers, each with the reason.
sanitizer_skips=()
