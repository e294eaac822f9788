import { Slice, type Node } from 'prosemirror-model';
import { plainText } from '../form/plain-text.ts';
import { trustedMarkup } from '../preview/trusted.ts';
import { postSchema } from './post-schema.ts';

const { nodes } = postSchema;

/** A pasted text without markup: a paragraph for each line, and lists of lines with a hyphen or a number. */
export function sliceOfText(pasted: string): Slice {
  const blocks: Node[] = [];
  for (const line of plainText(pasted).split('\n')) {
    if (line.trim() === '') continue;
    const [, hyphen, number, words] = /^ *(?:(- +)|(\d{1,3}[.)] +))?(.*)$/.exec(line)!;
    const paragraph = nodes.paragraph.create(null, words ? postSchema.text(words) : []);
    const item = nodes.list_item.create(null, paragraph);
    const list = hyphen ? nodes.bullet_list : nodes.ordered_list;
    const before = blocks.at(-1);
    if (!hyphen && !number) blocks.push(paragraph);
    else if (before?.type === list)
      blocks[blocks.length - 1] = before.copy(before.content.addToEnd(item));
    else blocks.push(list.create(null, item));
  }
  return Slice.maxOpen(nodes.doc.create(null, blocks).content);
}

/**
 * Markup of Word, Google Docs or a website without its styles, which the content security policy forbids; the weight of
 * words stays readable in `data-style`. Word writes a list as paragraphs with the bullet as text.
 */
export function withoutStyles(html: string): string {
  const unstyled = html
    .replace(/<style[^]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(trustedMarkup(unstyled), 'text/html');
  for (const item of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:l" i]')) {
    const sign = item.querySelector('[data-style*="mso-list:Ignore" i]');
    sign?.remove();
    const list = document.createElement(/\d/.test(sign?.textContent ?? '') ? 'ol' : 'ul');
    const made = document.createElement('li');
    made.append(...item.childNodes);
    const before = item.previousElementSibling;
    if (before?.tagName === list.tagName) before.append(made);
    else {
      list.append(made);
      item.before(list);
    }
    item.remove();
  }
  for (const space of body.querySelectorAll('br, td + td, th + td')) space.before(' ');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = plainText(text.data).replace(/\n/g, ' ');
  }
  return body.innerHTML;
}
