// Runs alone: it steps through the history of its window.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Sheet open={open} onClose={() => setOpen(false)} labelledBy="title">
        <h2 id="title">Places</h2>
        <button onClick={() => setOpen(false)}>close</button>
      </Sheet>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Steps back in the history, and waits for it, and for a second step that follows. */
async function stepBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

beforeAll(openModalsInJsdom);
beforeEach(() => {
  window.history.pushState(null, '', '/first');
  window.history.pushState(null, '', '/second');
});
afterEach(() => delete (window as { CloseWatcher?: unknown }).CloseWatcher);

it('closes on a step back in a browser without close watchers, and stays on its page', async () => {
  const routed = jest.fn();
  window.addEventListener('popstate', routed);
  render(<Page />);
  await press('open');
  expect(screen.getByRole('heading', { name: 'Places' })).toBeInTheDocument();
  await stepBack();
  expect(screen.queryByRole('heading', { name: 'Places' })).not.toBeInTheDocument();
  expect([window.location.pathname, routed.mock.calls.length]).toEqual(['/second', 0]);
  await stepBack();
  expect([window.location.pathname, routed.mock.calls.length]).toEqual(['/first', 1]);
  window.removeEventListener('popstate', routed);
});

it('takes no step back for itself after it was closed otherwise, however often', async () => {
  render(<Page />);
  for (let time = 0; time < 3; time += 1) {
    await press('open');
    await press('close');
  }
  expect(window.location.pathname).toBe('/second');
  await stepBack();
  expect(window.location.pathname).toBe('/first');
});

it('leaves the step back to a browser that closes dialogs by it', async () => {
  Object.assign(window, { CloseWatcher: class {} });
  render(<Page />);
  const { length } = window.history;
  await press('open');
  expect(window.history).toHaveLength(length);
});
