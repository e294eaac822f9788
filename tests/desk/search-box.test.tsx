// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchBox } from '../../src/desk/screens/SearchBox.tsx';

test('the search box says what was searched for, and keeps what is being typed', () => {
  const nothing = () => undefined;
  const boxFor = (query: string) => <SearchBox query={query} onFind={nothing} onType={nothing} />;
  const { rerender } = render(boxFor(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'rest ' } });
  rerender(boxFor('rest'));
  expect(box.value).toBe('rest ');
  fireEvent.change(box, { target: { value: '' } });
  rerender(boxFor('rest'));
  expect(box.value).toBe('');
  rerender(boxFor('yoga'));
  expect(box.value).toBe('yoga');
  rerender(boxFor(''));
  expect(box.value).toBe('');
});
