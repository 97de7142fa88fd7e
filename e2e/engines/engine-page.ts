/** What a control is called: its whole accessible name, or a pattern in it. */
export type ControlName = string | RegExp;

/**
 * A page in a browser that Playwright does not drive. Every call waits until what it needs is there, and fails after twenty
 * seconds.
 */
export type EnginePage = {
  /** Opens a path of the shop and waits until the page has been hydrated. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks the first visible control of a role with a name. */
  press(role: string, name: ControlName): Promise<void>;
  /** Types into the visible field of a name, instead of what it holds. */
  fill(name: ControlName, text: string): Promise<void>;
  /** Presses Enter in the field that has the focus. */
  pressEnter(): Promise<void>;
  /** Waits until an element of a role with a name is visible. */
  see(role: string, name: ControlName): Promise<void>;
  /** Waits until the visible text of the page holds a text. */
  read(text: string | RegExp): Promise<void>;
  /** Waits until the page's path and query match. */
  arriveAt(address: RegExp): Promise<void>;
  /** Runs a function in the page and returns its result, a JSON value. */
  run(task: () => unknown): Promise<unknown>;
};

/** The least that an engine's driver offers. `Handle` stands for an element of the page. */
export type EngineDriver<Handle> = {
  navigate(url: string): Promise<void>;
  /** Runs a function in the page and returns its result, a JSON value. */
  evaluate(source: string, argument: unknown): Promise<unknown>;
  /** Runs a function in the page that returns an element or null, or a promise of it. */
  query(source: string, argument: unknown): Promise<Handle | null>;
  /** Presses the middle of an element that is in view. */
  click(element: Handle): Promise<void>;
  pressEnter(): Promise<void>;
  /** Selects what a field holds and types a text over it. */
  type(element: Handle, text: string): Promise<void>;
};

/** A page without cookies or storage of another. */
export type OpenedEngine = {
  page: EnginePage;
  close(): Promise<void>;
};

/** An engine that opens pages. */
export type StartedEngine = {
  /** @param origin of the shop. */
  open(origin: string): Promise<OpenedEngine>;
  close(): Promise<void>;
};
