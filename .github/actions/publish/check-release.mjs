// Takes from what was laid out the files and where they go. Commands that the build might have put beside them, and
// rules of the store other than those of the repository, stay behind: what made the release is not trusted here.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
const { ignore, cleanUrls, trailingSlash, redirects, headers } = hosting;
const checked = {
  hosting: { public: 'site', ignore, cleanUrls, trailingSlash, redirects, headers },
  firestore: { rules: 'firestore.rules' },
};
writeFileSync(join(folder, 'checked.json'), JSON.stringify(checked));
copyFileSync('firestore.rules', join(folder, 'firestore.rules'));
