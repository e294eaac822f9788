import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', '.build-*', '.cache', '.hosting', 'node_modules'] },
  tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ['scripts/checker/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    // The two files that are not TypeScript: nothing to ask the type checker about.
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
