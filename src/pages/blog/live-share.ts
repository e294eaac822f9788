import type { postProps } from './post-page.ts';

type LiveShareProps = Omit<ReturnType<typeof postProps>['share'], 'label'>;

/**
 * Lets the share link of PostPage.tsx open the share dialog of the device, or copy the URL of the page on a device
 * without such a dialog. It finds the link and its status in that template: change both together.
 */
export function liveShare(box: HTMLElement, { title, url, copy, copied }: LiveShareProps) {
  const link = box.querySelector('a')!;
  const status = box.querySelector('[data-part=status]')!;
  const share = typeof navigator.share === 'function';
  if (!share) link.querySelector('span')!.textContent = copy;
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
