// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { InfoPanel, type InfoPanelProps } from '../../../src/design/shell/InfoPanel.tsx';

const props: InfoPanelProps = {
  words: {
    title: 'Find us',
    directions: 'Directions',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    follow: 'Follow us',
    contactButton: { label: 'Contact us', to: '/contact' },
  },
  close: 'Close',
  newTab: 'opens in a new tab',
  actions: { directionsUrl: 'https://maps.example/way', callLabel: 'Call', chat: undefined },
  address: ['1, Yard'],
  landmark: 'Second gate',
  ways: [{ label: 'Metro', what: 'Indiranagar', details: ['8 min on foot'] }],
  hoursLink: 'See opening hours',
  phone: { display: '+91 00000 00000', e164: '+910000000000' },
  email: 'hello@gym.example',
  changes: { title: 'Opening hours', days: [] },
  social: [],
  account: undefined,
  live: {} as InfoPanelProps['live'],
};
const show = (more: Partial<InfoPanelProps> = {}) => {
  render(<InfoPanel {...props} {...more} />, { wrapper: MemoryRouter });
  const panel = screen.getByRole('dialog', { hidden: true });
  return within(panel)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('the way and a call are the first links below the opening hours', () => {
  expect(show().slice(0, 3)).toEqual([
    ['See opening hours', '/contact#hours'],
    ['Directions (opens in a new tab)', 'https://maps.example/way'],
    ['Call', 'tel:+910000000000'],
  ]);
});

test('WhatsApp is beside them where the gym answers there', () => {
  const chat = { label: 'WhatsApp', to: 'https://wa.me/910000000000' };
  expect(show({ actions: { ...props.actions, chat } })[3]).toEqual([chat.label, chat.to]);
});

test('says how people come here', () => {
  show();
  const rows = screen.getAllByRole('definition', { hidden: true });
  expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    '1, YardSecond gate',
    'Indiranagar8 min on foot',
  ]);
});
