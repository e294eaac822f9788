// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TrialPage } from '../../../src/pages/trial/TrialPage.tsx';
import type { SendOption } from '../../../src/pages/trial/MessageForm.tsx';
import { madeUpTrial } from './made-up-trial.ts';

const show = (ways: readonly SendOption[]) =>
  render(<TrialPage {...madeUpTrial} messageForm={{ ...madeUpTrial.messageForm, ways }} />, {
    wrapper: MemoryRouter,
  });

const chat: SendOption = { id: 'whatsapp', label: 'WhatsApp', to: 'https://wa.me/918041234567' };
const [sms] = madeUpTrial.messageForm.ways as [SendOption];

test('WhatsApp gets the message from a form, so that it needs no script', () => {
  show([sms, chat]);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^WhatsApp/ });
  expect(button.textContent).toContain('opens in a new tab');
  const { action, method } = button.form!;
  expect({ action, method }).toEqual({ action: chat.to, method: 'get' });
  // Nothing but the message is sent.
  expect([...new FormData(button.form!).keys()]).toEqual(['text']);
});

test('without a number for WhatsApp nothing of it is there', () => {
  const { container } = show([sms]);
  expect(container.querySelector('form')).toBeNull();
  expect(container.innerHTML).not.toMatch(/whatsapp|wa\.me/i);
  expect(screen.getByRole('link', { name: sms.label }).getAttribute('href')).toBe(sms.to);
});
