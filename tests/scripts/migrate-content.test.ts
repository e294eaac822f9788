import { expect, test } from 'vitest';
import { migrated } from '../../scripts/check/migrate-content.ts';
import { folderOfEachTest, writeFiles } from '../folders.ts';

const folder = folderOfEachTest();

/** The texts of these files of a content folder after its migration, by their names. */
function after(files: Readonly<Record<string, string>>) {
  writeFiles(folder, files);
  return Object.fromEntries(migrated(folder).map((one) => [one.file, one.after]));
}

test('content of an older version is brought to the present one', () => {
  const written = after({
    'site.yaml': 'name: Gym\naddresses:\n  pricing: priser\nplace:\n  country: DK\n',
    'classes.yaml': 'classes:\n  - id: yoga\n    trainer: asha\n    minutes: 60\n',
    'schedule/overview.yaml': 'rows:\n  - class: yoga\n    time: "18:00"\n  - class: yoga\n',
    'contact.yaml':
      'phone:\n  display: 20 12 34 56\n  e164: "+4520123456"\naddress:\n  city: Aarhus\nmap:\n  query: Gym\n  load: click\n',
  });
  expect(written).toEqual({
    'site.yaml': 'name: Gym\nplace:\n  country: DK\n',
    'classes.yaml': 'classes:\n  - id: yoga\n',
    'schedule/overview.yaml': 'classes:\n  - yoga\n',
    'contact.yaml':
      'phone:\n  number: "+4520123456"\naddress:\n  city: Aarhus\n  postalCodeFirst: true\nmap:\n  load: click\n',
  });
});

test('a file that cannot be read is left to the check', () => {
  expect(after({ 'site.yaml': 'addresses: [', 'contact.yaml': 'phone: 1\n' })).toEqual({});
});
