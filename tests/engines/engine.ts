import { expect } from '@playwright/test';

/** A browser that is driven by its own protocol. Elements are addressed by XPath, which both protocols accept. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Returns the value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the first element. Throws if there is none or it cannot be clicked now. */
  click: (xpath: string) => Promise<void>;
  /** Types into the first element. Throws if there is none. */
  type: (xpath: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts an engine. It reports console errors, exceptions and violations of the content policy to `note`. */
export type StartEngine = (note: (problem: string) => void) => Promise<Engine>;

/** Long, so that a slow machine does not fail a test. */
const LIMIT_MS = 30_000;

/** A user's actions and expectations in an engine. Each is repeated until it succeeds. */
export class EngineUser {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  open = (path: string): Promise<void> => this.engine.open(this.origin + path);

  async expectTrue(expression: string): Promise<void> {
    await expect
      .poll(() => this.engine.evaluate(expression).catch(String), { message: expression, timeout: LIMIT_MS })
      .toBe(true);
  }

  expectText = (text: string): Promise<void> =>
    this.expectTrue(`document.body.innerText.includes(${JSON.stringify(text)})`);

  expectPath = (path: string): Promise<void> => this.expectTrue(`location.pathname === ${JSON.stringify(path)}`);

  /** Waits until React handles the events of the page. Its properties on an element are the only sign of that. */
  expectInteractive = (): Promise<void> =>
    this.expectTrue(`[...document.querySelectorAll('main, main *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')))`);

  click = (xpath: string): Promise<void> => expect(() => this.engine.click(xpath)).toPass({ timeout: LIMIT_MS });

  type = (xpath: string, text: string): Promise<void> =>
    expect(() => this.engine.type(xpath, text)).toPass({ timeout: LIMIT_MS });
}

const named = (tag: string, name: string) =>
  `//${tag}[not(@disabled)][contains(normalize-space(.), '${name}') or contains(@aria-label, '${name}')]`;
export const button = (name: string): string => named('button', name);
export const link = (name: string): string => named('a', name);
export const text = (words: string): string => `//*[normalize-space(text())='${words}']`;
export const field = (label: string): string =>
  `//*[self::input or self::select][@aria-label='${label}' or @id=//label[normalize-space(.)='${label}']/@for or ancestor::label[contains(., '${label}')]]`;
