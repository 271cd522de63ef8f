import { act, fireEvent, render, screen } from '@testing-library/react';
import { PushPopup, VISIBLE_MS } from '@/components/alarm/push-popup';
import { dismissForegroundPush } from '@/lib/client/alarm/push/foreground-message';
import type { PushMessage } from '@/lib/contract/push-message';

const worker = new EventTarget();
let count = 0;

const message = (part: Partial<PushMessage['notification']> = {}): PushMessage => ({
  notification: { title: '오늘 강남구 3°~11°', body: '니트 위에 코트를 걸쳐요.', image: '/coat.webp', ...part },
  data: { messageId: `day-${++count}`, eventTypeId: 4, date: '2026-11-22', link: '/home?category=4' },
});
const arrives = (push: PushMessage, port?: object) =>
  act(() => {
    const event = new MessageEvent('message', { data: { type: 'push', message: push } });
    if (port) Object.defineProperty(event, 'ports', { value: [port] });
    worker.dispatchEvent(event);
  });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  render(<PushPopup />);
});
afterEach(() => {
  act(dismissForegroundPush);
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  jest.useRealTimers();
});

const shown = () => screen.queryByRole('link', { name: /오늘 강남구/ });

describe('a push that arrives while the app is in the foreground', () => {
  it('shows its text and picture and links to its screen', () => {
    arrives(message());
    expect(screen.getByRole('status')).toHaveTextContent('니트 위에 코트를 걸쳐요.');
    expect(shown()).toHaveAttribute('href', '/home?category=4');
    expect(screen.getByRole('status').querySelector('img[src="/coat.webp"]')).toBeInTheDocument();
  });

  it('confirms to the worker that it is shown, also if it is repeated', () => {
    const push = message();
    const [port, again] = [{ postMessage: jest.fn() }, { postMessage: jest.fn() }];
    arrives(push, port);
    arrives(push, again);
    expect([port.postMessage.mock.calls.length, again.postMessage.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes after five seconds', async () => {
    arrives(message());
    await passes(VISIBLE_MS - 1);
    expect(shown()).toBeInTheDocument();
    await passes(1);
    expect(shown()).not.toBeInTheDocument();
  });

  it('stays while focused', async () => {
    arrives(message());
    act(() => shown()?.focus());
    await passes(VISIBLE_MS * 2);
    expect(shown()).toBeInTheDocument();
    act(() => shown()?.blur());
    await passes(VISIBLE_MS);
    expect(shown()).not.toBeInTheDocument();
  });

  it('is closed by its button', () => {
    arrives(message());
    fireEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
    expect(shown()).not.toBeInTheDocument();
  });

  it('is closed by Escape', () => {
    arrives(message());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).not.toBeInTheDocument();
  });

  it('is shown once for repeated arrivals', () => {
    const push = message();
    arrives(push);
    fireEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
    arrives(push);
    expect(shown()).not.toBeInTheDocument();
  });

  it('replaces the previous one with its own five seconds', async () => {
    arrives(message());
    await passes(VISIBLE_MS - 1);
    arrives(message({ title: '내일 강남구' }));
    await passes(VISIBLE_MS - 1);
    expect(screen.getByRole('link', { name: /내일 강남구/ })).toBeInTheDocument();
    expect(shown()).not.toBeInTheDocument();
  });

  it('waits under a dialog until that is closed', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    arrives(message());
    await passes(VISIBLE_MS * 2);
    expect(shown()).not.toBeInTheDocument();
    dialog.removeAttribute('open');
    await passes(0);
    expect(shown()).toBeInTheDocument();
  });

  // ASVS 3.5.5
  it('ignores messages from other sources', () => {
    for (const data of [null, 'push', { type: 'push' }, { type: 'CACHE_UPDATED', message: message() }])
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
