#pragma once

#include <stdint.h>

// What is needed of ICU's stable interface in C. Foundation brings the library and its data along, with a prefix before each
// name and without header files.

typedef uint16_t UChar;
typedef int32_t UErrorCode;
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t skeletonLength, const char *locale, UErrorCode *status);
UFormattedNumber *swift_unumf_openResult(UErrorCode *status);
void swift_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, UErrorCode *status);
int32_t swift_unumf_resultToString(
    const UFormattedNumber *result, UChar *buffer, int32_t capacity, UErrorCode *status);
int32_t swift_unumf_resultToDecimalNumber(
    const UFormattedNumber *result, char *buffer, int32_t capacity, UErrorCode *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);
