import { act } from '@testing-library/react';
import { startTransition, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationProvider, useBrowserValue } from '@/lib/client/storage/browser-value';

let stored = 'stored';
let change: () => void;
const subscribe = (changed: () => void) => {
  change = changed;
  return () => undefined;
};
let letDraw: () => void;
const mayDraw = new Promise<void>((resolve) => (letDraw = resolve));

/** A component that renders slowly with the browser's value. */
function Value() {
  const value = useBrowserValue(
    subscribe,
    () => stored,
    () => 'drawn',
  );
  if (value !== 'drawn') use(mayDraw);
  return value;
}
const page = (
  <Suspense fallback="nothing">
    <HydrationProvider>
      <Value />
    </HydrationProvider>
  </Suspense>
);

it("shows the server's value until an interruptible render applies the browser's value", async () => {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const container = document.body.firstElementChild as Element;
  const onRecoverableError = jest.fn();
  await act(async () => startTransition(() => void hydrateRoot(container, page, { onRecoverableError })));
  expect(container.textContent).toBe('drawn');
  await act(async () => letDraw());
  expect(container.textContent).toBe('stored');
  expect(onRecoverableError).not.toHaveBeenCalled();
  stored = 'changed';
  await act(async () => change());
  expect(container.textContent).toBe('changed');
});
