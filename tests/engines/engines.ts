import { findEngines } from '../../scripts/programs/find-engines.ts';
import type { Engine, EngineSettings } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { Firefox, WebKit } = findEngines();

/** The engines besides Chromium, with their start function if installed. */
export const engines: {
  engine: 'Firefox' | 'WebKit';
  here: boolean;
  start: (settings: EngineSettings) => Promise<Engine>;
}[] = [
  {
    engine: 'Firefox',
    here: Firefox !== undefined,
    start: (settings) => startFirefox(Firefox!.firefox, settings),
  },
  {
    engine: 'WebKit',
    here: WebKit !== undefined,
    start: (settings) => startWebKit(WebKit!, settings),
  },
];
