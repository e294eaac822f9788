/** What a test asks of a browser, whichever way the browser is spoken to: https://www.w3.org/TR/webdriver/ */
export interface Engine {
  /** Loads a page to its end. */
  open: (url: string) => Promise<void>;
  /** Makes the page as wide and as high as told, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The result of a function body that may await; it is handed over as JSON. */
  run: (body: string) => Promise<unknown>;
  /** Real keys, one after the other: "Escape", "a". */
  press: (...keys: string[]) => Promise<void>;
  /** A real press at a place of what is seen. */
  click: (x: number, y: number) => Promise<void>;
  /** The page as PDF, where the engine gives one. */
  print: () => Promise<Buffer | undefined>;
  close: () => Promise<void>;
}

/** How a browser is started. */
export interface EngineSettings {
  /** Where files go that a page lets download. */
  downloads: string;
  javaScript: boolean;
}

/** Keys by their names, as WebDriver writes them: https://www.w3.org/TR/webdriver/#keyboard-actions */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: '\uE00D',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The actions of both interfaces are written alike. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys
      .map((key) => keyCodes[key] ?? key)
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
];

export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
