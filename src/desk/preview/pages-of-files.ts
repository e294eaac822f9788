import { classAddress, coachAddress } from '../../content/addresses.ts';
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
  'voices.yaml': '/',
  'trainers.yaml': '/coaches',
  'pages/class.yaml': '/classes',
  'pages/coach.yaml': '/coaches',
  'pages/home.yaml': '/',
  'pages/bmi.yaml': '/',
  'schedule/overview.yaml': '/schedule',
};

/** The address of the page that shows a field. */
export function pageOfField(shown: Pick<Shown, 'values'>, { file, path }: Place): string {
  if (file === 'notice.yaml' && path.length > 1 && path[0] !== 'notices') {
    // Undo may have removed the entry.
    const { date } = (valueAt(shown.values[file], path.slice(0, 2)) ?? {}) as { date?: unknown };
    return typeof date === 'string' && date !== '' ? `/schedule/${dayOf(date)}` : '/schedule';
  }
  const [list] = path;
  if (file === 'classes.yaml' || file === 'pages/class.yaml')
    return pageOfThing(shown, 'classes', list === 'classes' ? path[1] : 0, classAddress);
  if (file === 'trainers.yaml' || file === 'pages/coach.yaml')
    return pageOfThing(shown, 'trainers', list === 'trainers' ? path[1] : 0, coachAddress);
  return pageOfFile(file);
}

/** The page of a class or coach of a list; that of all while it has no id yet. */
function pageOfThing(
  { values }: Pick<Shown, 'values'>,
  list: 'classes' | 'trainers',
  index: string | number | undefined,
  address: (id: string) => string,
): string {
  const file = `${list}.yaml`;
  const { id } = (valueAt(values[file], [list, index ?? 0]) ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? address(id) : pageOfFile(file);
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
