import { mayLeadTo } from '../../content/text/markdown.ts';

/** The address of a link as a post may have it: http becomes https. Undefined for one that it may not have. */
export function linkOf(href: string): string | undefined {
  const address = href
    .trim()
    .replace(/^http:/i, 'https:')
    .replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
  return /^\/(?!\/)/.test(address) || mayLeadTo(address) ? address : undefined;
}

/** The address of a website as somebody types or copies it, with or without its beginning. */
export function websiteOf(typed: string): string | undefined {
  const address = typed.trim();
  return linkOf(
    /^(?:https?|mailto|tel):/i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`,
  );
}
