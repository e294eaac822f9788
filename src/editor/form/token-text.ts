/** A piece of a text with placeholders (words in braces, not `placeholder: true`); `fact`: the name of one. */
export type Piece = { text: string } | { fact: string };

/** "Plans from {lowestPrice}." → text, placeholder, text */
export const piecesOf = (text: string): Piece[] =>
  text.split(/(\{[\w:-]+\})/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const fact = /^\{([\w:-]+)\}$/.exec(part)?.[1];
    return [fact === undefined ? { text: part } : { fact }];
  });

type FactInWords = (name: string) => readonly [value: string, meaning: string];

/** Renders a text into an editable box; a placeholder becomes a token, which can be deleted but not edited. */
export function drawInto(box: HTMLElement, text: string, factInWords: FactInWords) {
  // Typed text is in the box already; redrawing all of it would lose the cursor.
  if (textOf(box) === text) return redrawTokens(box, factInWords);
  box.replaceChildren(
    ...piecesOf(text).map((piece) => {
      if ('text' in piece) return document.createTextNode(piece.text);
      return tokenFor(piece.fact, factInWords(piece.fact));
    }),
  );
}

/** Redraws the tokens alone, since their values come after the first check, and change with other fields. */
function redrawTokens(box: HTMLElement, factInWords: FactInWords) {
  for (const token of box.querySelectorAll<HTMLElement>('[data-fact]')) {
    const name = token.dataset['fact']!;
    const now = tokenFor(name, factInWords(name));
    if (!token.isEqualNode(now)) token.replaceWith(now);
  }
}

/** The token of a placeholder, with its value and its meaning. */
export function tokenFor(
  fact: string,
  [value, meaning]: readonly [value: string, meaning: string],
): HTMLElement {
  const token = document.createElement('span');
  token.className = 'token';
  token.contentEditable = 'false';
  token.dataset['fact'] = fact;
  token.append(value === '' ? meaning : value);
  if (value !== '' && meaning !== '') {
    const small = document.createElement('small');
    small.textContent = ` ${meaning}`;
    token.append(small);
  }
  return token;
}

/** Reads the text back from the box, as one line with its placeholders in braces. */
export function textOf(box: Node): string {
  return [...box.childNodes]
    .map((node) => {
      if (node instanceof HTMLElement) {
        const { fact } = node.dataset;
        if (fact !== undefined) return `{${fact}}`;
        if (node.tagName === 'BR') return ' ';
        return textOf(node);
      }
      return node.textContent ?? '';
    })
    .join('')
    .replace(/[\n\u00a0]/g, ' ');
}
