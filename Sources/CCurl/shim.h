#pragma once

// What is needed of libcurl's binary interface, whose numbers and types never change. The library is looked up when the
// program runs (Foundation brings it along), so its header files are not needed. Functions that take a variable number
// of arguments, which Swift cannot call, are called here.

/// What a finished transfer reports: `CURLMsg` of libcurl.
typedef struct {
  int kind;
  void *transfer;
  union {
    void *data;
    int code;
  } result;
} CurlMessage;

typedef int (*CurlVariadicFunction)(void *handle, int option, ...);

static inline int curl_set_number(void *function, void *handle, int option, long value) {
  return ((CurlVariadicFunction)function)(handle, option, value);
}

static inline int curl_set_large_number(void *function, void *handle, int option, long long value) {
  return ((CurlVariadicFunction)function)(handle, option, value);
}

static inline int curl_set_pointer(void *function, void *handle, int option, const void *value) {
  return ((CurlVariadicFunction)function)(handle, option, value);
}

static inline int curl_get_number(void *function, void *handle, int option, long *value) {
  return ((CurlVariadicFunction)function)(handle, option, value);
}
