import { files, type Files } from './files.ts';
import type { Post } from './post.ts';
import type { ScheduleRow } from './schedule.ts';
import { weekdays, type Weekday } from './weekdays.ts';

/** The checked values, by file: "plans.yaml", "posts/rest-days.yaml". Files with mistakes are absent. */
export type CheckedFiles = ReadonlyMap<string, unknown>;

/** The value of one file, or undefined while it has mistakes. */
export const valueOf = <Name extends keyof Files>(content: CheckedFiles, file: Name) =>
  content.get(file) as Files[Name] | undefined;

/** All posts without mistakes, by the name of their file. */
export function postsOf(content: CheckedFiles): Map<string, Post> {
  const posts = new Map<string, Post>();
  for (const [file, value] of content) {
    if (file.startsWith('posts/'))
      posts.set(file.slice('posts/'.length, -'.yaml'.length), value as Post);
  }
  return posts;
}

/** The file of a weekday. */
export const dayFile = (day: Weekday) => `schedule/${day}.yaml` as const;

/** The classes of each day; undefined while any of the seven files has mistakes. */
export function weekOf(content: CheckedFiles): Record<Weekday, ScheduleRow[]> | undefined {
  const week: Partial<Record<Weekday, ScheduleRow[]>> = {};
  for (const day of weekdays) {
    const file = valueOf(content, dayFile(day));
    if (!file) return undefined;
    week[day] = file.classes;
  }
  return week as Record<Weekday, ScheduleRow[]>;
}

/** The whole content; undefined while any required file has mistakes. */
export function wholeOf(content: CheckedFiles): Files | undefined {
  const whole: Record<string, unknown> = {};
  for (const file of Object.keys(files)) {
    if (!content.has(file)) return undefined;
    whole[file] = content.get(file);
  }
  return whole as Files;
}
