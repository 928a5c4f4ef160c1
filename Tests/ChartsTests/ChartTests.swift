import Charts
