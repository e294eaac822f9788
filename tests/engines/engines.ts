import { findEngines, missingEngineLines } from '../../scripts/find-engines.ts';
import type { Engine, EngineSettings } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

type Start = (settings: EngineSettings) => Promise<Engine>;

const { Firefox, WebKit } = findEngines();
const here: { engine: string; start: Start }[] = [
  ...(Firefox
    ? [
        {
          engine: 'Firefox',
          start: (settings: EngineSettings) => startFirefox(Firefox.firefox, settings),
        },
      ]
    : []),
  ...(WebKit
    ? [{ engine: 'WebKit', start: (settings: EngineSettings) => startWebKit(WebKit, settings) }]
    : []),
];

/** The engines that these tests run in, and why they do not run in others. */
export const { engines, skipped } =
  process.env['OTHER_ENGINES'] === undefined
    ? {
        engines: [],
        skipped: ['The other engines have a command of their own: npm run test:engines'],
      }
    : { engines: here, skipped: missingEngineLines() };
