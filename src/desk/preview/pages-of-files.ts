import type { Shown } from '../../editor/shown.ts';
import type { Place } from '../../editor/place.ts';
import { dayOf } from '../../timetable/clock.ts';
import { idOfFile, valueAt } from '../../editor/place-in-words.ts';

/** The pages of files that are not named after their page. */
const pages: Record<string, string> = {
  'accounts.yaml': '/account',
  'classes.yaml': '/classes',
  'contact.yaml': '/contact',
  'faq.yaml': '/pricing',
  'gallery.yaml': '/gallery',
  'hours.yaml': '/contact',
  'notice.yaml': '/',
  'plans.yaml': '/pricing',
  'site.yaml': '/',
  'trainers.yaml': '/about',
  'pages/home.yaml': '/',
  'pages/bmi.yaml': '/',
  'schedule/overview.yaml': '/schedule',
};

/** The address of the page that shows a field. */
export function pageOfField(shown: Pick<Shown, 'values'>, { file, path }: Place): string {
  if (file === 'notice.yaml' && path.length > 1 && path[0] !== 'notice') {
    // Undo may have removed the entry.
    const { date } = (valueAt(shown.values[file], path.slice(0, 2)) ?? {}) as { date?: unknown };
    return typeof date === 'string' && date !== '' ? `/schedule/${dayOf(date)}` : '/schedule';
  }
  return pageOfFile(file);
}

/** The address of the page that shows most of a file's content. */
export function pageOfFile(file: string): string {
  const known = pages[file];
  if (known !== undefined) return known;
  const id = idOfFile(file);
  if (file.startsWith('posts/')) return `/blog/${id}`;
  if (file.startsWith('schedule/')) return `/schedule/${id}`;
  return `/${id}`;
}
