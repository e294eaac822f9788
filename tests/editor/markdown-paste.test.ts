// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/editor/form/markdown-blocks.ts';
import { blocksOfLines } from '../../src/editor/form/markdown-lines.ts';
import { linesOfPaste } from '../../src/editor/form/markdown-paste.ts';

const pasted = (html: string, text = '') => markdownOf(blocksOfLines(linesOfPaste({ html, text })));

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>
<!--StartFragment--><h1 style='color:#2F5496'>Bring<o:p></o:p></h1>
<p class=MsoNormal style='font-family:"Times New Roman"'>Come <b>early</b>, <i>please</i>, and
see <a href="https://example.com/x">the map</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span>Clean shoes</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>A towel</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Warm up</p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-size:11pt;font-weight:400">Eat </span><span style="font-weight:700">enough</span><span style="font-weight:400"> rice.</span></p>
<ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">Dal</span></p></li><li><p>Curd</p></li></ul>
<table><tr><td>a</td><td>b</td></tr></table><img src="x.png"><a href="javascript:alert(1)">press</a></b>`;

test.each([
  [
    'Word',
    word,
    'Bring\n\nCome **early**, please, and see [the map](https://example.com/x).\n\n- Clean shoes\n- A towel\n\n1. Warm up\n',
  ],
  ['Google Docs', googleDocs, 'Eat **enough** rice.\n\n- Dal\n- Curd\n\na b\n\npress\n'],
])('a text from %s is paragraphs, lists, bold words and links', (_, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

test('a message has its lists and bold words', () => {
  expect(pasted('', 'Tomorrow: *no water*\n\n• Bring a bottle\r\n- and a towel\n2) Drink')).toBe(
    'Tomorrow: **no water**\n\n- Bring a bottle\n- and a towel\n\n1. Drink\n',
  );
});
