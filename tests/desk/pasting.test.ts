// @vitest-environment jsdom
import { AllSelection } from 'prosemirror-state';
import { expect, onTestFinished, test } from 'vitest';
import { PostEditor } from '../../src/desk/post-text/post-editor.ts';

/** An editor of one word in a post called “Rest days”, what is pasted before the word, and what it reports. */
function editor(title = 'Rest days') {
  const said = { text: '', leftOut: [] as string[], refused: [] as string[] };
  const made = new PostEditor(document.createElement('div'), 'Word\n', {
    onText: (text) => (said.text = text),
    onState: () => undefined,
    onLeftOut: (what) => said.leftOut.push(what),
    onRefused: (why) => said.refused.push(why),
    writeSoon: (write) => write(),
    writeTyped: () => undefined,
    title: () => title,
  });
  onTestFinished(() => made.view.destroy());
  const paste = (text: string, type = 'text/html') => {
    const types = { [type]: text } as Record<string, string>;
    const getData = (wanted: string) => types[wanted] ?? '';
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
      /^A text cannot have pictures, .*: one was left out\..* A text cannot have tables: .* “One” leads nowhere now/,
    ),
  ]);
  expect(said.refused).toEqual([]);
});

test('a picture alone takes the place of nothing, and is not silent', () => {
  const { view, paste, said } = editor();
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  paste('<img src="a.png">');
  expect(view.state.doc.textContent).toBe('Word');
  expect([said.leftOut.length, said.refused.length]).toEqual([0, 1]);
});

test('what was left out of a paste is not said of the next one', () => {
  const { view, paste, said } = editor();
  paste('<p>One<img src="a.png"></p>');
  view.dom.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
  paste('Two', 'text/plain');
  expect(said.leftOut).toHaveLength(1);
});

const word =
  "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-IN><!--StartFragment-->" +
  '<p class=MsoTitle>Rest days<o:p></o:p></p><h1><o:p>&nbsp;</o:p></h1><h2><a name="_Toc1"></a><b>Why</b> rest?<o:p></o:p></h2>' +
  "<p class=MsoNormal><span lang=EN-GB style='mso-fareast-language:EN-US'>It’s the day on which “strength” grows.<o:p></o:p></span></p>" +
  '<table class=MsoTableGrid><tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>Legs</p></td></tr></table>' +
  '<!--EndFragment--></body></html>';
const googleDocs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">REST DAYS</span></h1>' +
  '<h2 dir="ltr"><br></h2><h2 dir="ltr"><span style="font-weight:700">Why</span><span style="font-weight:400"> rest?</span></h2>' +
  '<p dir="ltr"><span style="font-weight:400">It’s the day on which “strength” grows.</span></p>' +
  '<div dir="ltr"><table><colgroup><col><col></colgroup><tbody><tr><td><p><span>Monday</span></p></td><td><p><span>Legs</span></p></td></tr></tbody></table></div></b>';

test.each([
  ['Word', word],
  ['Google Docs', googleDocs],
])(
  'a text from %s comes without its title and its empty heading, and with its quotes',
  (_, html) => {
    const { paste, said } = editor();
    paste(html);
    expect(said.text).toBe(
      '## **Why** rest?\n\nIt’s the day on which “strength” grows.\n\nMonday · LegsWord\n',
    );
    expect(said.leftOut).toEqual([
      'A text cannot have tables: the rows of one are lines now. The title was left out, because the page shows it above the text.',
    ]);
  },
);

test.each([
  ['as the first line of a text without markup', 'Rest days\nSleep.\n', 'Sleep.Word\n', 1],
  ['unless nothing else is pasted', 'Rest days', 'Rest daysWord\n', 0],
  ['and no other line', 'Sleep.\nRest days\n', 'Sleep.\n\nRest daysWord\n', 0],
])('the title is left out %s', (_, pasted, text, count) => {
  const { paste, said } = editor();
  paste(pasted, 'text/plain');
  expect([said.text, said.leftOut.length]).toEqual([text, count]);
});

test('a post without a title takes all lines', () => {
  const { paste, said } = editor('');
  paste('<h2>…</h2><p>Sleep.</p>');
  expect([said.text, said.leftOut]).toEqual(['## …\n\nSleep.Word\n', []]);
});
