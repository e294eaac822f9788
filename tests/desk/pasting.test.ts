// @vitest-environment jsdom
import { AllSelection } from 'prosemirror-state';
import { expect, onTestFinished, test } from 'vitest';
import { PostEditor } from '../../src/desk/post-text/post-editor.ts';

/** An editor of one word, what is pasted before it, and what it reports. */
function editor() {
  const said: { text: string; leftOut: string[] } = { text: '', leftOut: [] };
  const made = new PostEditor(document.createElement('div'), 'Word\n', {
    onText: (text) => (said.text = text),
    onState: () => undefined,
    onLeftOut: (what) => said.leftOut.push(what),
    writeSoon: (write) => write(),
    writeTyped: () => undefined,
  });
  onTestFinished(() => made.view.destroy());
  const paste = (html: string) => {
    const types = { 'text/html': html } as Record<string, string>;
    const getData = (type: string) => types[type] ?? '';
    const clipboardData = { types: Object.keys(types), getData, files: [] };
    const event = new Event('paste', { bubbles: true, cancelable: true });
    made.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  };
  return { view: made.view, paste, said };
}

test('a paste says what was left out of it', () => {
  const { paste, said } = editor();
  paste('<p><a href="#top">One</a> <img src="a.png"></p><table><tr><td>A<td>1</table>');
  expect(said.text).toBe('One\n\nA · 1Word\n');
  expect(said.leftOut).toEqual([
    expect.stringMatching(
      /^A text has no pictures, .*: one was left out\..* “One” leads nowhere now/,
    ),
  ]);
});

test('a picture alone takes the place of nothing, and is not silent', () => {
  const { view, paste, said } = editor();
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  paste('<img src="a.png">');
  expect(view.state.doc.textContent).toBe('Word');
  expect(said.leftOut).toHaveLength(1);
});
