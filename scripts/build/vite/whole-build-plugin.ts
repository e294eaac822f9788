import type { Plugin } from 'vite';

/** Refuses a build with Vite alone, which would bundle the code without prerendering the pages. */
export function wholeBuildPlugin(): Plugin {
  return {
    name: 'whole-build',
    apply: 'build',
    config() {
      if (process.env['BUILD_FOLDER'] !== undefined) return;
      // An exception would print a stack trace, which would not help.
      console.error('Vite alone does not prerender the pages. Build the site with: npm run build');
      process.exit(1);
    },
  };
}
