/* Knows which page shows most of a file's content. */

import { dayPath, pagePath, pageIds } from '../../content/page-paths.ts';
import { weekdays } from '../../content/weekdays.ts';

/** The pages of files outside pages/, besides posts and days, and of those in it not named after their page. */
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

/** "posts/rest-days.yaml" → "rest-days" */
export const idOfFile = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

/** The address of the page that shows most of a file's content. */
export function pageOfFile(file: string): string {
  const listedPage = pages[file];
  if (listedPage !== undefined) return listedPage;
  const id = idOfFile(file);
  if (file.startsWith('posts/')) return `/blog/${id}`;
  const day = weekdays.find((one) => file === `schedule/${one}.yaml`);
  if (day !== undefined) return dayPath(day);
  const page = pageIds.find((one) => one === id);
  return page === undefined ? `/${id}` : pagePath(page);
}
