/** In pixels: a movement of this size starts a drag. */
const startDistance = 4;
/** In pixels: within this distance of its edge, the page or column scrolls. */
const scrollZone = 112;
/** In pixels per frame. */
const maxScrollStep = 18;

/** One drag of a row by its grip: from the press until it is dropped or cancelled. */
export class RowDrag {
  private readonly row: HTMLElement;
  private readonly list: HTMLElement;
  private readonly scroller: Element;
  private readonly ended = new AbortController();
  private readonly onDrop: (to: number) => void;
  private readonly startY: number;
  /** The distance of the press from the top of the row. */
  private readonly grabbedAt: number;
  private y: number;
  /** The positions of the rows when the drag began, from the top of the list; empty unless the row is being dragged. */
  private rows: { row: HTMLElement; top: number; height: number }[] = [];
  private gap = 0;
  private from = -1;
  private to = -1;
  private wasOpen = false;

  constructor(grip: HTMLElement, press: PointerEvent, onDrop: (to: number) => void) {
    this.row = grip.closest<HTMLElement>('li, section')!;
    this.list = this.row.parentElement!;
    this.scroller = scrollerOf(this.list);
    this.onDrop = onDrop;
    this.startY = this.y = press.clientY;
    this.grabbedAt = press.clientY - this.row.getBoundingClientRect().top;
    // The drag continues outside the grip and the window.
    grip.setPointerCapture(press.pointerId);
    const { signal } = this.ended;
    grip.addEventListener('pointermove', this.move, { signal });
    grip.addEventListener('pointerup', this.drop, { signal });
    grip.addEventListener('lostpointercapture', this.cancel, { signal });
    addEventListener('keydown', this.pressKey, { signal, capture: true });
  }

  readonly cancel = () => {
    this.ended.abort();
    this.list.classList.remove('is-sorting');
    this.row.classList.remove('is-dragged');
    for (const { row } of this.rows) row.style.transform = '';
    if (this.wasOpen) foldOf(this.row)!.open = true;
    this.wasOpen = false;
    this.rows = [];
  };

  private readonly drop = () => {
    const { from, to } = this;
    this.cancel();
    if (to !== from) this.onDrop(to);
  };

  private readonly pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.cancel();
  };

  private readonly move = ({ clientY }: PointerEvent) => {
    this.y = clientY;
    if (this.rows.length === 0 && Math.abs(clientY - this.startY) >= startDistance) this.begin();
  };

  private begin() {
    const fold = foldOf(this.row);
    this.wasOpen = fold?.open === true;
    // A row as tall as the screen could not pass another.
    if (fold) fold.open = false;
    const { top } = this.list.getBoundingClientRect();
    this.rows = ([...this.list.children] as HTMLElement[]).map((row) => {
      const box = row.getBoundingClientRect();
      return { row, top: box.top - top, height: box.height };
    });
    const [first, second] = this.rows;
    this.gap = second ? second.top - first!.top - first!.height : 0;
    this.from = this.to = this.rows.findIndex(({ row }) => row === this.row);
    this.list.classList.add('is-sorting');
    this.row.classList.add('is-dragged');
    this.follow();
  }

  /** Moves the row with the pointer; the others make room at its new place. */
  private show() {
    const own = this.rows[this.from]!;
    const listTop = this.list.getBoundingClientRect().top;
    const top = this.y - Math.min(this.grabbedAt, own.height) - listTop;
    const middle = ({ top, height }: (typeof this.rows)[number]) => top + height / 2;
    const isPassed = (one: (typeof this.rows)[number], index: number) =>
      index > this.from ? top + own.height > middle(one) : top > middle(one);
    this.to = this.rows.filter((one, index) => index !== this.from && isPassed(one, index)).length;
    const room = own.height + this.gap;
    for (const [index, { row }] of this.rows.entries()) {
      let by = 0;
      if (row === this.row) by = top - own.top;
      else if (index > this.from && index <= this.to) by = -room;
      else if (index < this.from && index >= this.to) by = room;
      row.style.transform = `translateY(${by}px)`;
    }
    const last = this.rows[this.to]!;
    const place = this.to > this.from ? last.top + last.height - own.height : last.top;
    this.list.style.setProperty('--place', `${place}px`);
    this.list.style.setProperty('--place-height', `${own.height}px`);
  }

  /** Runs in each frame, because the page may scroll under a resting pointer. */
  private readonly follow = () => {
    if (this.rows.length === 0) return;
    const isWindow = this.scroller === document.scrollingElement;
    const { top, bottom } = this.scroller.getBoundingClientRect();
    const above = (isWindow ? 0 : top) + scrollZone - this.y;
    const below = this.y - (isWindow ? innerHeight : bottom) + scrollZone;
    const by = above > 0 ? -above : Math.max(0, below);
    this.scroller.scrollTop +=
      (Math.max(-scrollZone, Math.min(scrollZone, by)) / scrollZone) * maxScrollStep;
    this.show();
    requestAnimationFrame(this.follow);
  };
}

const foldOf = (row: HTMLElement) => row.querySelector<HTMLDetailsElement>(':scope > details');

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement!;
}
