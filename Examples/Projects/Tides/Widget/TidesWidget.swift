import WidgetKit

struct TidesWidget: Widget {}
