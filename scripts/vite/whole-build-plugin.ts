import type { Plugin } from 'vite';

/** Refuses a build with Vite alone, which would bundle the code and render none of the pages. */
export function wholeBuildPlugin(): Plugin {
  return {
    name: 'whole-build',
    apply: 'build',
    config() {
      if (process.env['BUILD_FOLDER'] !== undefined) return;
      // Thrown, it would come with places in the code, which help nobody here.
      console.error('Vite alone builds none of the pages. Build the site with: npm run build');
      process.exit(1);
    },
  };
}
