import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

// As our own build does it: flat files, styles in every page, no photograph made anew.
export default defineConfig({
  site: 'https://ironbanyan.example',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [sitemap()],
  devToolbar: { enabled: false },
});
