// What the start and the memory of bundled programs are compared with: a window with a label and a button, in GTK alone.
#include <gtk/gtk.h>

static void count(GtkButton *button, gpointer label) {
  static int number;
  char *text = g_strdup_printf("Count: %d", ++number);
  gtk_label_set_text(label, text);
  g_free(text);
  (void)button;
}

static void activate(GtkApplication *program, gpointer data) {
  GtkWidget *window = gtk_application_window_new(program);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *label = gtk_label_new("Count: 0");
  GtkWidget *button = gtk_button_new_with_label("Add one");
  g_signal_connect(button, "clicked", G_CALLBACK(count), label);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), button);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  gtk_window_present(GTK_WINDOW(window));
  (void)data;
}

int main(int count, char **arguments) {
  GtkApplication *program = gtk_application_new("org.example.HelloGTK", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(program, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(program), count, arguments);
}
