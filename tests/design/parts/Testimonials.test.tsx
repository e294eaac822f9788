// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonials } from '../../../src/design/parts/Testimonials.tsx';
import { madeUpPhotograph } from '../../made-up.ts';

test('each member is named below their words', () => {
  render(
    <Testimonials
      heading="What members say"
      testimonials={[
        {
          id: 'asha',
          words: 'Nobody laughs at an empty bar.',
          name: 'Asha K.',
          about: 'Since 2024',
          photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
        },
        { id: 'ravi', words: 'I sleep again.', name: 'R.', about: undefined, photo: undefined },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'What members say' });
  const [asha, ravi] = within(region).getAllByRole('figure');
  expect(asha!.textContent).toBe('Nobody laughs at an empty bar.Asha K.Since 2024');
  // The name says who is on the photograph.
  expect(asha!.querySelector('img')!.alt).toBe('');
  expect(ravi!.textContent).toBe('I sleep again.R.');
  expect(ravi!.querySelector('img')).toBeNull();
});
