#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <execinfo.h>

// libdispatch's own: a file descriptor that can be read when the main queue has work, and what does that work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

// GDK's and Cairo's own for X servers. Their headers bring all names of Xlib along.
GType gdk_x11_display_get_type(void);
void *gdk_x11_display_get_xdisplay(GdkDisplay *display);
void *gdk_x11_display_get_screen(GdkDisplay *display);
void *gdk_x11_screen_get_xscreen(void *screen);
unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);
cairo_surface_t *cairo_xlib_surface_create_for_bitmap(
    void *server, unsigned long bitmap, void *screen, int width, int height);
