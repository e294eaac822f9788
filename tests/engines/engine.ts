/** The browser commands that tests need, over any protocol: https://www.w3.org/TR/webdriver/ */
export interface Engine {
  /** Loads a page completely. */
  open: (url: string) => Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function body, which may await; its result is passed as JSON. */
  run: (body: string) => Promise<unknown>;
  /** Real keys, one after the other: "Escape", "a". */
  press: (...keys: string[]) => Promise<void>;
  /** A real click at a position in the viewport. */
  click: (x: number, y: number) => Promise<void>;
  /** The page as PDF, if the engine supports it. */
  print: () => Promise<Buffer | undefined>;
  close: () => Promise<void>;
}

/** The options for starting a browser. */
export interface EngineSettings {
  /** The folder for downloads. */
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

/** Key actions, the same in both protocols. */
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
