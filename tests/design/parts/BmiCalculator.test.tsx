// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fieldOf } from '../../../src/content/files.ts';
import { type BmiContent, bmiPage } from '../../../src/content/pages/bmi.ts';
import { BmiCalculator } from '../../../src/design/parts/BmiCalculator.tsx';
import { texts } from '../../check/content-at-hand.ts';
import { type Marks, withMarks } from '../../marked-words.ts';

const words = bmiPage.parse(parse(texts.get('pages/bmi.yaml')!));

/** Types values into the fields, by their labels, and presses the button. */
function calculate({ button }: BmiContent, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

test('a screen reader is told the result as one sentence, and its parts not once more', () => {
  render(<BmiCalculator {...words} />);
  const told = () =>
    [...screen.getByRole('status').children]
      .filter((part) => part.getAttribute('aria-hidden') !== 'true')
      .map((part) => part.textContent);
  expect(told()).toEqual([]);
  calculate(words, { [words.fields.weight.label]: '65', [words.fields.height.label]: '170' });
  expect(told()).toEqual(['Your BMI is 22.5. Your weight is Normal.']);
});

test('every word of the calculator is shown with some result, in some units', () => {
  const marks: Marks = new Map();
  const content = withMarks(
    'pages/bmi.yaml',
    fieldOf('pages/bmi.yaml'),
    words,
    marks,
  ) as BmiContent;
  const { weight, height, heightInFeet } = content.fields;
  const { container } = render(<BmiCalculator {...content} />);
  const shown = [container.innerHTML];
  const look = (values: Readonly<Record<string, string>>) => {
    calculate(content, values);
    shown.push(container.innerHTML);
  };
  for (const kilograms of ['0', '50', '65', '90'])
    look({ [weight.label]: kilograms, [height.label]: '170' });
  look({ [weight.label]: '65', [height.label]: '1.7' });
  fireEvent.click(screen.getByLabelText(content.units.imperial));
  look({ [weight.label]: '150', [heightInFeet.feet]: '5', [heightInFeet.inches]: '7' });
  const missing = [...marks].filter(([mark]) => !shown.some((html) => html.includes(mark)));
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test('a height in metres is asked about, and taken with one press', () => {
  render(<BmiCalculator {...words} />);
  const { weight, height } = words.fields;
  calculate(words, { [weight.label]: '70', [height.label]: '1,75' });
  expect(screen.getByRole('alert').textContent).toBe('Did you mean 175 cm?Yes, 175 cm');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, 175 cm' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(height.label).value).toBe('175');
  expect(screen.getByRole('status').textContent).toContain('22.9');
  expect(document.activeElement?.textContent).toBe(words.button);
});

test('the height that was typed with its units stands so beside the result', () => {
  render(<BmiCalculator {...words} />);
  const { weight, height } = words.fields;
  calculate(words, { [weight.label]: '70 kg', [height.label]: `5'9"` });
  expect(screen.getByText(/^At 5'9",/)).toBeTruthy();
});

/** As a browser does that translates a page: each text stands in a new element, and its old node nowhere. */
function translate(place: Element) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement('font');
    font.textContent = node.data;
    node.replaceWith(font);
  }
}

test('a translated page says what the other one says', () => {
  const said = (isTranslated: boolean) => {
    const { container, unmount } = render(<BmiCalculator {...words} />);
    const texts = ['50', '95', '0', '65'].map((kilograms) => {
      if (isTranslated) translate(container);
      calculate(words, {
        [words.fields.weight.label]: kilograms,
        [words.fields.height.label]: '170',
      });
      return container.textContent;
    });
    unmount();
    return texts;
  };
  expect(said(true)).toEqual(said(false));
});
