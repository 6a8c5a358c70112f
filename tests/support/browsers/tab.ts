/** Keys by their names in the standard of UI Events. */
export type Key = 'ArrowDown' | 'End' | 'Enter' | 'Escape';

/** One tab of any browser: as much of it as a visitor uses, and a look at what they see. */
export interface Tab extends AsyncDisposable {
  /** Opens an address, and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page.
   * @param look reads its arguments and the page alone; what it answers is plain data
   */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    look: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  /** Presses the mouse at a place, in CSS pixels from the upper left corner of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Gives the page so much room, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
}

/** How a tab is opened: as usual, or where scripts are switched off. */
export interface TabOptions {
  readonly javascript: boolean;
}

/** A browser that this machine may have. */
export interface InstalledBrowser {
  readonly name: string;
  /** The Debian packages that are missing here; none when the browser can run. */
  readonly missing: () => readonly string[];
  readonly openTab: (options: TabOptions) => Promise<Tab>;
}
