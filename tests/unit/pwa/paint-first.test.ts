import { DEFERRED_ATTRIBUTE, FIRST_PAINT_ID } from '@/lib/contract/worker';
import { paintFirst, sendRest } from '@/lib/worker/paint-first';

const HEAD = '<html><head><title>오늘</title>';
const LOOK = `</head><body><main><p>14°</p><ul><li id="${FIRST_PAINT_ID}">코트</li>`;
const REST = `<li ${DEFERRED_ATTRIBUTE}="" inert="">가디건</li></ul></main><nav></nav></body></html>`;
const EXPECT = `<link rel="expect" href="#${FIRST_PAINT_ID}" blocking="render">`;

const page = (html = HEAD + LOOK + REST) =>
  new Response(html, { headers: { 'content-security-policy': "default-src 'self'" } });

/** The received part of a page. */
function read(response: Response): { soFar: () => Promise<string> } {
  let text = '';
  const decoder = new TextDecoder();
  void response.body!.pipeTo(new WritableStream({ write: (bytes) => void (text += decoder.decode(bytes)) }));
  return {
    // Pending data has arrived after some turns.
    soFar: async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      return text;
    },
  };
}

describe('a page from the worker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('streams its first part, which delays the paint, and then the rest', async () => {
    const { response: answer } = await paintFirst(page(), 'window');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    const { soFar } = read(answer);
    expect(await soFar()).toBe(HEAD + EXPECT + LOOK);
    sendRest('another window');
    expect(await soFar()).toBe(HEAD + EXPECT + LOOK);
    sendRest('window');
    expect(await soFar()).toBe(HEAD + EXPECT + LOOK + REST);
  });

  it('is complete after half a second even without a paint message', async () => {
    const { soFar } = read((await paintFirst(page(), 'window')).response);
    jest.advanceTimersByTime(499);
    expect(await soFar()).not.toContain(REST);
    jest.advanceTimersByTime(1);
    expect(await soFar()).toContain(REST);
  });

  it('comes in one piece without a first part or a window', async () => {
    const plain = page(HEAD + '</head><body></body></html>');
    expect((await paintFirst(plain, 'window')).response).toBe(plain);
    expect(await plain.text()).toContain('</body>');
    const forNobody = page();
    expect((await paintFirst(forNobody, '')).response).toBe(forNobody);
  });

  it('that is closed before its paint waits for nothing', async () => {
    const { response: answer } = await paintFirst(page(), 'window');
    await answer.body!.cancel();
    expect(jest.getTimerCount()).toBe(0);
  });
});
