import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { StartEngine } from './engine';

async function find(page: Page, xpath: string): Promise<ElementHandle<Element>> {
  const element = (await page.$(`xpath/.${xpath}`)) as ElementHandle<Element> | null;
  if (!element) throw new Error(`no element ${xpath}`);
  return element;
}

/** Starts the Firefox of the system over WebDriver BiDi. It reports content policy violations as page errors. */
export const startFirefox: StartEngine = async (note) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.on('console', async (message) => {
    if (message.type() !== 'error') return;
    // The text of an error object says nothing.
    const describe = (value: unknown) => (value instanceof Error ? `${value.message}\n${value.stack}` : String(value));
    const texts = message.args().map((argument) => argument.evaluate(describe).catch(() => message.text()));
    note((await Promise.all(texts)).join(' ') || message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (xpath) => (await find(page, xpath)).click(),
    type: async (xpath, text) => (await find(page, xpath)).type(text),
    close: () => browser.close(),
  };
};
