// Starts a program and prints how long it takes until its first window is on the display, in milliseconds, and how much
// memory it has then, in kilobytes: what no other program has, and all that is in use, what is shared by its part.
//
// Usage: window_time PROGRAM ARGUMENT...
#include <X11/Xlib.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// A sum over all memory of a program, in kilobytes.
static long memory(pid_t program, const char *kind) {
  char path[64], line[256], form[64];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)program);
  snprintf(form, sizeof form, "%s: %%ld kB", kind);
  FILE *file = fopen(path, "r");
  long size = -1;
  while (file && fgets(line, sizeof line, file)) sscanf(line, form, &size);
  if (file) fclose(file);
  return size;
}

// Whether a window appears within ten seconds.
static int sees_window(Display *display) {
  struct pollfd connection = {ConnectionNumber(display), POLLIN, 0};
  double end = now() + 10e3;
  while (now() < end) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      XWindowAttributes found;
      if (event.type == MapNotify && XGetWindowAttributes(display, event.xmap.window, &found) && found.width > 20) return 1;
    }
    poll(&connection, 1, 100);
  }
  return 0;
}

static int forgive(Display *display, XErrorEvent *error) {
  (void)display, (void)error;
  return 0;
}

int main(int count, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (count < 2 || !display) return 2;
  XSetErrorHandler(forgive);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  double start = now();
  pid_t program = fork();
  if (program == 0) {
    execv(arguments[1], arguments + 1);
    _exit(127);
  }
  if (!sees_window(display)) {
    kill(program, SIGKILL);
    return 1;
  }
  double time = now() - start;
  // What follows the first frame belongs to the start.
  sleep(1);
  printf("%.0f %ld %ld\n", time, memory(program, "Private_Dirty"), memory(program, "Pss"));
  kill(program, SIGKILL);
  waitpid(program, NULL, 0);
  return 0;
}
