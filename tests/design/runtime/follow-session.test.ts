// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { followSession } from '../../../src/design/runtime/follow-session.ts';

test('a sign-out clears what is written until the page is left, however often it is pressed', () => {
  vi.stubGlobal('location', { href: '/account' });
  document.body.innerHTML = '<button data-part="leave"><span>Log out</span></button>';
  const told = vi.fn();
  addEventListener('storage', told);
  followSession();
  const late = () => localStorage.setItem('written-late', 'by Firebase');
  for (const presses of [1, 2, 3]) {
    localStorage.setItem('account', 'in');
    for (let press = 0; press < presses; press++)
      document.querySelector('span')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([localStorage.length, told.mock.calls.length, location.href]).toEqual([0, presses, '/']);
    expect(sessionStorage.getItem('done')).toBe('signed-out');
    late();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
    // The page may come back, when somebody else has signed in.
    late();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(1);
    told.mockClear();
  }
});
