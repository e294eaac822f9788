// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { downloadWeek } from '../../../src/pages/account/my-week.ts';

test('a week is downloaded as a calendar file with its classes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00+05:30') });
  const yoga = 'monday-yoga-0900';
  const ics = {
    head: 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:My week\r\n',
    events: { [yoga]: 'BEGIN:VEVENT\r\n', 'friday-boxing-1800': 'never saved' },
    end: 'END:VCALENDAR\r\n',
  };
  let file: Blob | undefined;
  URL.createObjectURL = vi.fn((blob: Blob) => {
    file = blob;
    return 'blob:week';
  });
  const revoke = vi.fn();
  URL.revokeObjectURL = revoke;
  const clicked: { href: string; download: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });

  downloadWeek(ics, [yoga]);

  expect(clicked).toEqual([{ href: 'blob:week', download: 'my-week.ics' }]);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:week');
  expect(file!.type).toBe('text/calendar');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file!);
    void vi.advanceTimersByTimeAsync(1_000);
  });
  expect(text).toBe(ics.head + ics.events[yoga] + ics.end);
});
