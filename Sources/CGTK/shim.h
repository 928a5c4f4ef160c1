#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>

// libdispatch's own: a file descriptor that can be read when the main queue has work, and what does that work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
