import { expect, test } from 'vitest';
import { frameDocument } from '../../src/desk/preview/frame-document.ts';

const files = { styles: '/s.css', begin: '/b.js', inFrame: '/f.js', runtime: '/r.js', islands: {} };

test('a page in the preview takes no focus from the desk, and loads nothing from elsewhere', () => {
  const html =
    '<html><head></head><body><button autofocus="">Next</button><iframe title="Map" src="https://maps.example/"></iframe></body></html>';
  const page = frameDocument(html, files, '2027-01-01');
  expect(page).toContain('<button>Next</button><iframe title="Map"></iframe>');
  expect(page).toContain('<meta name="preview-day" content="2027-01-01">');
});
