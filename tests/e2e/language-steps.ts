import { expect, type Page } from '@playwright/test';

interface Routed extends Window {
  next?: { router?: { push: (path: string) => void } };
}

/**
 * Opens a screen as a link of the app would, without loading a document. That takes a third of the processor time of a
 * load, and axe stays loaded.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as Routed).next?.router);
  await page.evaluate((to) => (window as Routed).next?.router?.push(to), path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/**
 * Returns the texts of the page with Hangul: its title, all texts, also for screen readers, and descriptions of pictures.
 * Names of places may be in parentheses after the English one. A part in Korean that says so (`lang`) is left out.
 */
export const findTextFlaws = (page: Page, typed: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'];
    const texts = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''];
    const collect = (element: Element): void => {
      if (
        /^(SCRIPT|STYLE)$/.test(element.tagName) ||
        (element !== document.documentElement && element.matches('[lang=ko]'))
      )
        return;
      for (const name of [...ATTRIBUTES, 'placeholder']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node instanceof Element) collect(node);
        else if (node instanceof Text) texts.push(node.data);
    };
    collect(document.body);
    const withoutNames = (text: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\([가-힣·\s\d]+\)/g, '');
    const korean = [...new Set(texts)].filter((text) => /[ㄱ-ㆎ가-힣]/.test(withoutNames(text)));
    return /^en\b/.test(document.documentElement.lang)
      ? korean
      : [`lang is ${document.documentElement.lang}`, ...korean];
  }, typed);

/** Returns texts that are cut off, overlap, or leave or touch their control, and a page wider than the window. */
export const findLayoutFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const LEAST_MARGIN_PX = 3;
    const { scrollWidth, clientWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    // A toast lies over the page for some seconds.
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only, [aria-hidden=true] svg, [data-sonner-toaster]') &&
      getComputedStyle(element).clipPath === 'none';
    /** Returns the part of a box that its scrolling and clipping ancestors show. */
    const clip = (element: Element, box: DOMRect) => {
      let { left, right, top, bottom } = box;
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const frame = outer.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { left, right, top, bottom };
    };
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    const leaves = [...(dialog ?? document.body).querySelectorAll('*')].filter(
      (element) =>
        isShown(element) && [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const boxes = leaves.flatMap((element) => {
      const fixed = element.closest('.fixed, .sticky') !== null;
      return [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text)) return [];
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()]
          .map((box) => clip(element, box))
          .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
          .map((box) => ({ element, text: node.data.trim().slice(0, 40), fixed, box }));
      });
    });
    for (const element of leaves) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isClipping = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll';
      // Addresses and names that users typed may be longer than their line.
      if (element.textContent.includes('@')) continue;
      if ((isClipping || textOverflow === 'ellipsis') && element.scrollWidth > element.clientWidth + 1)
        flaws.push(`cut off: ${element.textContent.trim().slice(0, 60)}`);
      if (/^(BUTTON|A|LABEL)$/.test(element.tagName) && element.scrollWidth > element.clientWidth + TOLERANCE_PX)
        flaws.push(`wider than its control: ${element.textContent.trim().slice(0, 60)}`);
    }
    for (const { element, text, box } of boxes) {
      const control = element.closest('button, a, label');
      if (!control) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (box.top < top - TOLERANCE_PX || box.bottom > bottom + TOLERANCE_PX)
        flaws.push(`taller than its control: ${text}`);
      if (parseFloat(getComputedStyle(control).borderLeftWidth) === 0) continue;
      if (box.left < left + LEAST_MARGIN_PX || box.right > right - LEAST_MARGIN_PX)
        flaws.push(`touches the border of its control: ${text}`);
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element) || one.fixed !== other.fixed)
          continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > TOLERANCE_PX && high > 2 * TOLERANCE_PX) flaws.push(`overlap: ${one.text} / ${other.text}`);
      }
    return [...new Set(flaws)];
  });
