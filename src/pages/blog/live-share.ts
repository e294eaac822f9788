export interface LiveShareProps {
  title: string;
  url: string;
  copy: string;
  copied: string;
}

/** The share link opens the device's share dialog; on a device without one, it copies the URL of the page. */
export function liveShare(box: HTMLElement, { title, url, copy, copied }: LiveShareProps) {
  const link = box.querySelector('a')!;
  const status = box.querySelector('[data-part=status]')!;
  const share = typeof navigator.share === 'function';
  if (!share) link.querySelector('span')!.textContent = copy;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // If the browser refuses, follow the link's own address, which opens an e-mail.
    const byMail = () => location.assign(link.href);
    if (share)
      navigator.share({ title, url }).catch((error: Error) => {
        if (error.name !== 'AbortError') byMail();
      });
    // Without HTTPS a browser has no clipboard.
    else if (!('clipboard' in navigator)) byMail();
    else navigator.clipboard.writeText(url).then(() => (status.textContent = copied), byMail);
  });
}
