/* The dialog with the mistakes in the content, which `npm start` shows over the page. No build contains this file. */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  dialog { box-sizing: border-box; max-width: 60rem; width: calc(100% - 2rem); max-height: calc(100% - 2rem);
    margin: auto; padding: 1.5rem; border: 0; border-top: 4px solid #f5502f; background: #141110; color: #f4ede4;
    font: 16px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  pre { overflow-x: auto; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
  button { min-height: 44px; padding: 0 1.25rem; border: 0; background: #f4ede4; color: #141110; font: inherit;
    font-weight: 600; cursor: pointer; }
`);

/** The element with the dialog. Behind it, the page stays as it was after the last save without mistakes. */
export class ContentMistakes extends HTMLElement {
  show(report: string) {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = 'Mistakes in the content';
    const heading = document.createElement('h1');
    heading.textContent = 'The content has mistakes';
    const text = document.createElement('pre');
    text.textContent = report;
    const close = document.createElement('button');
    close.textContent = 'Look at the page behind';
    close.addEventListener('click', () => dialog.close());
    dialog.append(heading, text, close);
    root.replaceChildren(dialog);
    dialog.showModal();
  }
}
customElements.define('content-mistakes', ContentMistakes);

import.meta.hot?.on('content:mistakes', (report: string) => {
  const shown = document.querySelector<ContentMistakes>('content-mistakes');
  if (report === '') return shown?.remove();
  const place = shown ?? document.body.appendChild(new ContentMistakes());
  place.show(report);
});
import.meta.hot?.send('content:listening');
