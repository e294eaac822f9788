import type { Photograph } from '../rendering/photographs.ts';

/** What the search knows of a post, and what a hit shows of it. */
export interface IndexedPost {
  slug: string;
  title: string;
  /** "March 11, 2022" */
  date: string;
  /** "2022-03-11" */
  day: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  /** The words of its body. */
  text: string;
  photo: Photograph;
  /** Classes that hold the point that stays visible. */
  focus: string;
}
