// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PricingPage, type PricingPageProps } from '../../src/pages/PricingPage.tsx';
import { madeUpPhotograph } from '../made-up.ts';

const props: PricingPageProps = {
  title: 'Pricing',
  photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
  pricing: {
    heading: 'Two plans',
    lead: 'Pick one.',
    unit: 'p/s',
    unitNote: 'In writing.',
    buyButton: 'Purchase now',
    plans: [
      {
        id: 'small',
        name: 'Small',
        price: '₹750',
        line: 'Little.',
        features: [{ label: 'Floor', note: 'all of it' }],
        buyName: 'Purchase now: Small at ₹750 p/s',
      },
      {
        id: 'large',
        name: 'Large',
        price: '₹1,150',
        line: 'Much.',
        features: [{ label: 'Coach', note: 'yours' }],
        buyName: 'Purchase now: Large at ₹1,150 p/s',
      },
    ],
  },
  compare: {
    heading: 'Compare',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    rows: [{ id: 'coach', label: 'Coach', long: 'A named coach', plans: [false, true] }],
  },
  questions: {
    heading: 'Questions',
    items: [{ id: 'q', question: 'What is p/s?', answer: 'A unit.' }],
  },
  terms: { heading: 'Before you pay', points: ['Ask.'] },
};
const show = () => render(<PricingPage {...props} />, { wrapper: MemoryRouter });

test('shows each plan with its price and what it includes', () => {
  show();
  const large = screen.getByRole('heading', { name: 'Large' }).closest('li')!;
  expect(large.textContent).toContain('₹1,150 p/s');
  expect(within(large).getByText('Coach')).toBeTruthy();
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
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Not included', 'Included']);
});

test('answers a question', () => {
  show();
  expect(screen.getByText('What is p/s?').closest('details')!.textContent).toContain('A unit.');
});
