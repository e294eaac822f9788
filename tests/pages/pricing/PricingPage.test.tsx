// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ShownPlan } from '../../../src/design/parts/PriceChart.tsx';
import { PricingPage, type PricingPageProps } from '../../../src/pages/pricing/PricingPage.tsx';
import { madeUpPhotograph } from '../../made-up.ts';

const always = (text: string) => [{ text, from: '2000-01-01', until: '9999-12-31', shown: true }];

const plan = (name: string, price: string, feature: string): ShownPlan => ({
  id: name.toLowerCase(),
  name,
  isLong: false,
  offer: undefined,
  laterPrices: [],
  price: always(price),
  unit: 'a month',
  means: 'for one calendar month',
  month: undefined,
  line: 'Much.',
  features: [{ label: feature, note: 'yours' }],
  buyName: `Purchase now: ${name} at ${price}`,
});

const props: PricingPageProps = {
  banner: {
    title: 'Pricing',
    lead: undefined,
    photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
  },
  pricing: {
    heading: 'Two plans',
    lead: 'Pick one.',
    terms: 'tax included',
    unitNote: 'In writing.',
    buyButton: 'Purchase now',
    now: 'Now',
    plans: [
      {
        ...plan('Small', '₹750', 'Floor'),
        unit: 'p/s',
        means: 'for one session',
        month: always('12 sessions in a month: ₹9,000'),
      },
      plan('Large', '₹1,150', 'Coach'),
    ],
  },
  meaning: {
    heading: 'What it means',
    intro: 'All of it.',
    toConfirm: 'To confirm',
    terms: [
      { id: 'tax', title: 'Tax', answer: 'Included', body: 'On the bill, too.' },
      { id: 'refund', title: 'Refund' },
    ],
  },
  trial: { label: 'Come for a first class', to: '/trial' },
  compare: {
    heading: 'Compare',
    feature: 'Feature',
    plan: 'Plan',
    included: 'Included',
    notIncluded: 'Not included',
    rows: [
      { id: 'coach', label: 'Coach', note: 'yours', long: 'A named coach', plans: [false, true] },
    ],
  },
  questions: {
    heading: 'Questions',
    items: [{ id: 'q', question: 'What is p/s?', answer: 'A unit.' }],
  },
  terms: { heading: 'Before you pay', points: ['Ask.'] },
};
const show = (more: Partial<PricingPageProps> = {}) =>
  render(<PricingPage {...props} {...more} />, { wrapper: MemoryRouter });

test('shows each plan with its price and what it includes', () => {
  show();
  const large = screen.getByRole('heading', { name: 'Large' }).closest('li')!;
  expect(large.textContent).toContain('₹1,150 a month');
  expect(within(large).getByText('Coach')).toBeTruthy();
});

test('says beside each price what it is for and what one pays in a month', () => {
  show();
  const plan = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
  const small = within(plan('Small'));
  expect(small.getByText(/^for one session/).textContent).toBe(
    'for one session12 sessions in a month: ₹9,000tax included',
  );
  expect(within(plan('Large')).getByText(/^for one calendar month/)).toBeTruthy();
  expect(plan('Large').textContent).not.toContain('in a month');
});

test('holds a price and its month for each of their days, of which today shows', () => {
  const [small, large] = props.pricing.plans as [ShownPlan, ShownPlan];
  const byDay = (now: string, later: string) => [
    { text: now, from: '2000-01-01', until: '2026-12-31', shown: true },
    { text: later, from: '2027-01-01', until: '9999-12-31', shown: false },
  ];
  const changing = { ...small, price: byDay('₹750', '₹800'), month: byDay('₹9,000', '₹9,600') };
  const { container } = show({ pricing: { ...props.pricing, plans: [changing, large] } });
  const card = container.querySelector('li')!;
  const texts = [...card.querySelectorAll('bdi')].map(({ textContent, dataset, hidden }) =>
    [textContent, dataset['from'], dataset['until'], hidden ? 'hidden' : 'shown'].join(' '),
  );
  expect(texts).toEqual([
    '₹750 2000-01-01 2026-12-31 shown',
    '₹800 2027-01-01 9999-12-31 hidden',
    '₹9,000 2000-01-01 2026-12-31 shown',
    '₹9,600 2027-01-01 9999-12-31 hidden',
  ]);
});

test('says of a term without an answer that it is to be confirmed', () => {
  show();
  const region = screen.getByRole('region', { name: 'What it means' });
  const answers = within(region).getAllByRole('definition');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'IncludedOn the bill, too.',
    'To confirm',
  ]);
});

test('compares many plans in rows, which fit on a phone', () => {
  const plans = Array.from({ length: 30 }, (_, index) => plan(`Plan ${index}`, '₹750', 'Floor'));
  const has = plans.map((_, index) => index === 29);
  show({
    pricing: { ...props.pricing, plans },
    compare: { ...props.compare, rows: [{ ...props.compare.rows[0]!, plans: has }] },
  });
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(2);
  const row = table.getByRole('row', { name: /^Plan 29/ });
  expect(within(row).getByRole('cell').textContent).toBe('Coach');
});

test('leads every plan to the contact page, which then names it', () => {
  show();
  const links = screen.getAllByRole('link', { name: /^Purchase now: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact?plan=small',
    '/contact?plan=large',
  ]);
});

test('compares the plans in words as well as signs', () => {
  show();
  const row = screen.getByRole('row', { name: /^Coach/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['Not included', 'Included']);
});

test('answers a question', () => {
  show();
  expect(screen.getByText('What is p/s?').closest('details')!.textContent).toContain('A unit.');
});
