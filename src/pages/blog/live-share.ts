import { partsIn } from '../../design/runtime/parts.ts';
import type { shareParts } from './blog-parts.ts';
import type { postProps } from './post-page.ts';

type LiveShareProps = Omit<ReturnType<typeof postProps>['share'], 'label'>;

/**
 * Lets the share link of a post open the share dialog of the device, or copy the URL of the page on a device without
 * such a dialog.
 */
export function liveShare(box: HTMLElement, { title, url, copy, copied }: LiveShareProps) {
  const { find } = partsIn<typeof shareParts>(box);
  const [link, status] = [find('link'), find('status')];
  const share = typeof navigator.share === 'function';
  if (!share) find('label').textContent = copy;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // If the browser refuses, the link does what it does without scripts: it opens an e-mail.
    const byMail = () => location.assign(link.href);
    if (share)
      navigator.share({ title, url }).catch((error: Error) => {
        if (error.name !== 'AbortError') byMail();
      });
    // A browser has a clipboard only with HTTPS.
    else if (!('clipboard' in navigator)) byMail();
    else navigator.clipboard.writeText(url).then(() => (status.textContent = copied), byMail);
  });
}
