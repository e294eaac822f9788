/** In pixels: a narrower frame is hidden. */
const narrowest = 200;
/** In pixels: the height that fixed bars may cover at the top and at the bottom. */
const barHeight = 90;
/** Styles the highlight by a stylesheet, because changed attributes would break hydration. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Whether the frame is hidden, as on a phone that shows the form. */
export const isFrameHidden = () => innerWidth < narrowest;

/** Highlights an element of a page in the preview and scrolls to it; undefined removes the highlight. */
export function show(element: Element | undefined) {
  sheet.replaceSync(
    element
      ? `${selectorOf(element)} { box-shadow: 0 0 0 5px #ffb21a !important; outline: 3px solid #14110f !important; outline-offset: 5px !important; scroll-margin: ${barHeight}px; }`
      : '',
  );
  if (!element) return;
  scrollTo(element);
}

/** Scrolls twice, because the layout may still change and move the element. */
function scrollTo(element: Element) {
  const center = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInSight = top > barHeight && bottom < innerHeight - barHeight;
    // A tall element is aligned at its top.
    const block = height > innerHeight - 2 * barHeight ? 'start' : 'center';
    if (!isInSight) element.scrollIntoView({ block, behavior: 'instant' });
  };
  center();
  setTimeout(center, 400);
}

/** 'body > :nth-child(3) > :nth-child(1)' */
export function selectorOf(element: Element): string {
  const around = element.parentElement;
  if (!around || element.tagName === 'BODY') return 'body';
  return `${selectorOf(around)} > :nth-child(${[...around.children].indexOf(element) + 1})`;
}
