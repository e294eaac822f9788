import { content } from './content.ts';

const { name, shortName, searchEngines, offline } = content['site.yaml'];

/** Lets phones install the site, https://www.w3.org/TR/appmanifest/ */
export const manifest = () => ({
  name,
  short_name: shortName,
  description: searchEngines.slogan.trim(),
  lang: __PLACE__.wordsLocale,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#14110f',
  theme_color: '#14110f',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  // The pages that work offline are also the ones that members open most.
  shortcuts: offline.links.map(({ label, to }) => ({ name: label, url: to })),
});
