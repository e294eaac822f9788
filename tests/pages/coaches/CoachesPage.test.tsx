// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CoachesPage, type CoachesPageProps } from '../../../src/pages/coaches/CoachesPage.tsx';
import { byLetter } from '../../../src/pages/coaches/coach-pages.ts';
import { india } from '../../content/place/places.ts';
import { madeUpPhotograph } from '../../made-up.ts';

const photo = { photograph: madeUpPhotograph, focus: '50% 50%' };
const coach = (name: string): CoachesPageProps['coaches'][number] => ({
  to: `/coaches/${name.toLowerCase()}`,
  name,
  role: 'Yoga teacher',
  classes: 'Yoga',
  portrait: undefined,
  next: { start: '18:00', startParts: ['6:00', 'pm'], date: 'Yoga, Thursday', details: '' },
  week: { count: 3, text: '3 classes a week' },
});
const show = (names: readonly string[]) =>
  render(
    <MemoryRouter>
      <CoachesPage
        banner={{ title: 'Coaches', lead: 'All of them.', photo }}
        coaches={names.map(coach)}
        groups={byLetter(names.map(coach), india)}
        letters="Letters"
        live={{} as CoachesPageProps['live']}
      />
    </MemoryRouter>,
  );
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Coach${index}`);

test('six coaches are cards with their next class', () => {
  show(numbered(6));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(screen.getAllByText('Yoga, Thursday')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Coach0' }).getAttribute('href')).toBe('/coaches/coach0');
});

test('seven are a list in the order of the content, with the number of their classes', () => {
  show(['Zoya', ...numbered(6)]);
  const [first] = within(screen.getByRole('list', { name: 'Coaches' })).getAllByRole('listitem');
  expect(first!.textContent).toBe('ZoyaYoga teacher33 classes a week');
  expect(screen.queryByRole('navigation', { name: 'Letters' })).toBeNull();
});

test('more than twenty are in the order of the alphabet, with a link to each letter', () => {
  show(['Zoya', 'Émile', ...numbered(19)]);
  const letters = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link');
  expect(letters.map((link) => link.textContent)).toEqual(['C', 'E', 'Z']);
  for (const letter of letters) {
    const target = document.querySelector(letter.getAttribute('href')!)!;
    expect(target.textContent.startsWith(letter.textContent)).toBe(true);
  }
});
