import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', '.build-*', '.cache', '.hosting', 'node_modules'] },
  tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  { languageOptions: { parserOptions: { projectService: true } } },
  { rules: { 'no-nested-ternary': 'error' } },
  {
    files: ['src/**', 'scripts/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    // A template is one element, and its markup alone may need the lines.
    files: ['src/**/*.tsx', 'scripts/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90 }] },
  },
  {
    // The two files that are not TypeScript: nothing to ask the type checker about.
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
