import { idOfFile } from '../place-in-words.ts';

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

/** The page on which most of what a file says stands. */
export function pageOfFile(file: string): string {
  const known = pages[file];
  if (known !== undefined) return known;
  const id = idOfFile(file);
  if (file.startsWith('posts/')) return `/blog/${id}`;
  if (file.startsWith('schedule/')) return `/schedule/${id}`;
  return `/${id}`;
}
