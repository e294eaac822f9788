// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { downloadWeek } from '../../src/accounts/download-week.ts';
import type { AccountPanelProps } from '../../src/accounts/account-panel-props.ts';
import type { LiveSlot, SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from '../timetable/usual-week.ts';

test('a week is downloaded as a calendar file with its classes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00+05:30') });
  const calendar: SpecialDays = {
    week: weekOf([{ opens: '06:00', closes: '22:00' }]),
    exceptions: [],
    changes: [],
  };
  const yoga: LiveSlot = {
    id: 'monday-yoga-0900',
    day: 'monday',
    start: '09:00',
    end: '10:00',
    classId: 'yoga',
    class: 'Yoga',
    trainer: 'Meena R.',
  };
  const props = {
    calendar,
    words: { calendar: { name: 'My week' } },
    ics: {
      host: 'gym.example',
      url: 'https://gym.example/schedule',
      place: 'Bengaluru',
      eventTitle: '{class}',
      eventText: 'With {trainer}',
    },
  } as unknown as AccountPanelProps;
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

  downloadWeek({ ...props, slots: [yoga] }, [yoga.id]);

  expect(clicked).toEqual([{ href: 'blob:week', download: 'my-week.ics' }]);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:week');
  expect(file!.type).toBe('text/calendar');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file!);
    void vi.advanceTimersByTimeAsync(1_000);
  });
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:My week',
      'UID:monday-yoga-0900@gym.example',
      'DTSTAMP:20261123T000000Z',
      'DTSTART;TZID=Asia/Kolkata:20261123T090000',
      'SUMMARY:Yoga',
    ]),
  );
});
