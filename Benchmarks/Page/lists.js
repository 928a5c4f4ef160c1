// The lists of `bench` as a page without any framework: each operation changes as few elements as one who writes it by hand
// would, and then asks for the layout, as a frame would. What is painted is not part of it, here and there.
//
// The names are those of the cases of `bench`. Each result is a line of the console.

const place = document.getElementById("place");
const colors = ["red", "orange", "yellow", "green", "blue", "purple"];
let lastNumber = 0;

const makeTitle = () => `Row ${++lastNumber}`;

/** Asks for the layout that the changes call for. */
const layOut = () => place.getBoundingClientRect().height;

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// Columns of rows, all of which exist.

/** A row with a text and a button. */
function makeRow({ differs = false, shape = false } = {}) {
  const row = element("div", "row");
  row.append(element("span", "", makeTitle()), element("button", "", differs ? `Select ${lastNumber}` : "Select"));
  if (shape) {
    const colored = element("div", "shape");
    colored.style.background = colors[lastNumber % colors.length];
    row.append(colored);
  }
  return row;
}

class Column {
  constructor(count = 0, kind = {}) {
    this.kind = kind;
    this.element = element("div", "column");
    place.append(this.element);
    this.append(count);
    this.element.addEventListener("click", (event) => this.select(event.target.parentNode));
    layOut();
  }

  append(count) {
    const rows = document.createDocumentFragment();
    for (let index = 0; index < count; index++) rows.append(makeRow(this.kind));
    this.element.append(rows);
  }

  clear() {
    this.element.textContent = "";
  }

  replaceAll(count) {
    this.clear();
    this.append(count);
  }

  setTitle(index) {
    this.element.children[index].firstChild.firstChild.nodeValue = makeTitle();
  }

  changeEveryTenth() {
    let index = 0;
    for (let row = this.element.firstChild; row; row = row.nextSibling) {
      if (index++ % 10 === 0) row.firstChild.firstChild.nodeValue = makeTitle();
    }
  }

  select(row) {
    this.selected?.classList.remove("selected");
    this.selected = row;
    row.classList.add("selected");
  }

  swap(first, second) {
    const rows = this.element.children;
    const [one, other] = [rows[first], rows[second]];
    const behind = other.nextSibling;
    this.element.insertBefore(other, one);
    this.element.insertBefore(one, behind);
  }

  remove(index) {
    this.element.children[index].remove();
  }

  insert(index) {
    this.element.insertBefore(makeRow(this.kind), this.element.children[index]);
  }
}

// One leaf in a large tree.

function makeLeaf(text) {
  return element("span", "text", text);
}

/** A column of rows with two texts; the second one of that in the middle. */
function leafAmong(count) {
  const column = element("div", "column");
  let leaf;
  for (let index = 0; index < count; index++) {
    const row = element("div", "row");
    const text = makeLeaf("Leaf 000000");
    row.append(element("span", "", "Row"), text);
    column.append(row);
    if (index === count >> 1) leaf = text;
  }
  place.append(column);
  layOut();
  return leaf;
}

/** Columns inside each other. */
function leafDeep(depth) {
  const leaf = makeLeaf("Leaf 000000");
  let inner = leaf;
  for (let level = 0; level <= depth; level++) {
    const column = element("div", "level");
    column.append(inner);
    inner = column;
  }
  place.append(inner);
  layOut();
  return leaf;
}

// Lists of which the rows in sight exist.

const rowHeight = 20;
const windowHeight = 600;

class LazyList {
  constructor(count) {
    this.numbers = Array.from({ length: count }, (_, number) => number);
    this.window = element("div", "window");
    this.content = element("div");
    this.content.style.position = "relative";
    this.window.append(this.content);
    place.append(this.window);
    this.rows = new Map();
    this.setHeight();
    this.update(0);
  }

  setHeight() {
    this.content.style.height = `${this.numbers.length * rowHeight}px`;
  }

  /** Makes the rows that came in sight, removes those that left. */
  update(offset) {
    const first = Math.max(0, Math.floor(offset / rowHeight));
    const last = Math.min(this.numbers.length, Math.ceil((offset + windowHeight) / rowHeight));
    const visible = new Set(this.numbers.slice(first, last));
    for (const [number, row] of this.rows) {
      if (!visible.has(number)) {
        row.remove();
        this.rows.delete(number);
      }
    }
    for (let index = first; index < last; index++) {
      const number = this.numbers[index];
      let row = this.rows.get(number);
      if (!row) {
        row = element("div", "lazy", `Row ${number}`);
        this.rows.set(number, row);
        this.content.append(row);
      }
      const top = `${index * rowHeight}px`;
      if (row.style.top !== top) row.style.top = top;
    }
  }

  scroll(offset) {
    this.window.scrollTop = offset;
    this.update(offset);
  }

  choose(number) {
    this.rows.get(this.chosen)?.classList.remove("chosen");
    this.chosen = number;
    this.rows.get(number)?.classList.add("chosen");
  }

  delete(position) {
    this.numbers.splice(position, 1);
    this.setHeight();
    this.update(this.window.scrollTop);
  }
}

// Cases: what makes the scene, and gives what is measured, and what comes before each time.

const named = (number) => number.toLocaleString("en-US");

function alternating(leaf, titles) {
  let isFirst = false;
  return { operate: () => ((isFirst = !isFirst), (leaf.firstChild.nodeValue = titles[isFirst ? 0 : 1])) };
}

function creating(count, kind) {
  const column = new Column(0, kind);
  return { prepare: () => column.clear(), operate: () => column.append(count) };
}

const sameSize = ["Leaf 101100", "Leaf 100110"];
const otherWidth = ["Leaf 1", "Leaf 10"];
const otherHeight = ["Leaf", "Leaf\nof two lines"];

const cases = {
  "create 1,000 rows with a shape": () => creating(1000, { shape: true }),
  "create 1,000 rows": () => creating(1000),
  "create 1,000 rows, all texts differ": () => creating(1000, { differs: true }),
  "create 10,000 rows": () => creating(10000),
  "replace 1,000 rows": () => {
    const column = new Column(1000);
    return { operate: () => column.replaceAll(1000) };
  },
  "append 1,000 rows to 1,000": () => {
    const column = new Column();
    return { prepare: () => column.replaceAll(1000), operate: () => column.append(1000) };
  },
};

for (const count of [1000, 10000]) {
  cases[`clear ${named(count)} rows`] = () => {
    const column = new Column();
    return { prepare: () => column.append(count), operate: () => column.clear() };
  };
  cases[`update every 10th of ${named(count)}`] = () => {
    const column = new Column(count);
    return { operate: () => column.changeEveryTenth() };
  };
  cases[`select one of ${named(count)}`] = () => {
    const column = new Column(count);
    let isFirst = false;
    return { operate: () => column.select(column.element.children[(isFirst = !isFirst) ? 100 : 700]) };
  };
  cases[`swap two of ${named(count)}`] = () => {
    const column = new Column(count);
    return { operate: () => column.swap(1, count - 2) };
  };
  cases[`remove one of ${named(count)}`] = () => {
    const column = new Column(count);
    return { prepare: () => column.insert(count >> 1), operate: () => column.remove(count >> 1) };
  };
  for (const way of ["@Observable", "@State"]) {
    cases[`one row of ${named(count)} through ${way}`] = () => {
      const column = new Column(count);
      return { operate: () => column.setTitle(count >> 1) };
    };
  }
}
for (const count of [100, 1000, 10000]) {
  cases[`leaf among ${named(count)}`] = () => alternating(leafAmong(count), sameSize);
  cases[`leaf among ${named(count)}, width changes`] = () => alternating(leafAmong(count), otherWidth);
}
for (const count of [1000, 10000]) {
  cases[`leaf among ${named(count)}, height changes`] = () => alternating(leafAmong(count), otherHeight);
}
for (const depth of [200, 2000]) {
  cases[`leaf ${named(depth)} deep`] = () => alternating(leafDeep(depth), otherWidth);
  cases[`leaf ${named(depth)} deep, same size`] = () => alternating(leafDeep(depth), sameSize);
}
for (const count of [10000, 100000]) {
  const opening = () => ({ prepare: () => (place.textContent = ""), operate: () => new LazyList(count) });
  cases[`create a lazy stack of ${named(count)} rows`] = opening;
  cases[`open a list of ${named(count)} rows`] = opening;
  cases[`scroll ${named(count)} lazy rows by a screen`] = () => {
    const list = new LazyList(count);
    let isThere = false;
    return { operate: () => list.scroll((isThere = !isThere) ? windowHeight : 0) };
  };
  cases[`leap over ${named(count)} lazy rows`] = () => {
    const list = new LazyList(count);
    let isThere = false;
    return { operate: () => list.scroll((isThere = !isThere) ? count * rowHeight - windowHeight : 0) };
  };
  cases[`select one of ${named(count)} rows`] = () => {
    const list = new LazyList(count);
    let number = 0;
    return { operate: () => list.choose((number = (number + 1) % 14)) };
  };
  cases[`delete one of ${named(count)} rows`] = () => {
    const list = new LazyList(count);
    return { operate: () => list.delete(3) };
  };
}

// Measuring.

/** Milliseconds for the rounds of one case, and how many there are at least. */
const budget = 500;
const leastRounds = 7;
/** The clock of a page has a tenth of a millisecond: of what is shorter, the average tells more than the middle. */
const shortTime = 1;

/**
 * Does something as the first step of a frame. Gives the milliseconds until its layout is known, and those until the frame is over
 * and the page painted, the wait for the thread that shows it included.
 */
function frame(operate) {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      operate();
      layOut();
      const layout = performance.now() - start;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done({ layout, frame: performance.now() - start });
      };
      port2.postMessage(null);
    });
  });
}

/** The milliseconds of one operation, until its layout and until the end of its frame. */
async function measure(makeScene) {
  let scene;
  await frame(() => (scene = makeScene()));
  const rounds = [];
  const end = performance.now() + budget;
  for (let round = -3; round < leastRounds || performance.now() < end; round++) {
    if (scene.prepare) await frame(scene.prepare);
    const time = await frame(scene.operate);
    if (round >= 0) rounds.push(time);
  }
  await frame(() => (place.textContent = ""));
  return { layout: middle(rounds.map((round) => round.layout)), frame: middle(rounds.map((round) => round.frame)) };
}

function middle(times) {
  const average = times.reduce((sum, time) => sum + time, 0) / times.length;
  times.sort((one, other) => one - other);
  return average < shortTime ? average : times[times.length >> 1];
}

const filter = new URLSearchParams(location.search).get("filter")?.toLowerCase() ?? "";
for (const name of Object.keys(cases).filter((name) => name.toLowerCase().includes(filter))) {
  console.log("case " + JSON.stringify({ name, ...(await measure(cases[name])) }));
}
console.log("end");
