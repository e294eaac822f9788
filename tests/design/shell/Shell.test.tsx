// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PhoneBar } from '../../../src/design/shell/Shell.tsx';

const words = {
  label: 'Quick contact',
  call: 'Call',
  chat: 'WhatsApp',
  join: { label: 'Join', to: '/contact' },
};

const linksOf = (chat: string | undefined) => {
  render(
    <MemoryRouter>
      <PhoneBar words={words} phone={{ e164: '+910000000000' }} chat={chat} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

const call = ['Call', 'tel:+910000000000'];
const join = ['Join', '/contact'];

test('it offers WhatsApp between Call and Join where the gym answers there', () => {
  expect(linksOf('https://wa.me/918041234567')).toEqual([
    call,
    ['WhatsApp', 'https://wa.me/918041234567'],
    join,
  ]);
});

test('without a number for WhatsApp it has two parts', () => {
  expect(linksOf(undefined)).toEqual([call, join]);
});
