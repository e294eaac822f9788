import { expect, test } from 'vitest';
import { mailLink, smsLink } from '../../../src/content/text/contact-links.ts';

test('the lines of an e-mail end as mail programs want them', () => {
  expect(mailLink('a@b.example', 'Yoga', 'One\nTwo')).toBe(
    'mailto:a@b.example?subject=Yoga&body=One%0D%0ATwo',
  );
});

test('a text message keeps plain line ends', () => {
  expect(smsLink('+910', 'One\nTwo')).toBe('sms:+910?&body=One%0ATwo');
});
