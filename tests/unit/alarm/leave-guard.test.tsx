import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLeaveGuard } from '@/lib/client/interaction/leave-guard';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { useRouter: () => ({ back: () => window.history.back(), replace: jest.fn() }) });

function Screen() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { isConfirming, stay, leave } = useLeaveGuard(isUnsaved);
  return (
    <>
      <button onClick={() => setIsUnsaved(!isUnsaved)}>{isUnsaved ? '저장' : '바꾸기'}</button>
      {isConfirming && (
        <>
          <button onClick={stay}>머물기</button>
          <button onClick={leave}>나가기</button>
        </>
      )}
    </>
  );
}

/** Returns the path after a history navigation has ended. */
async function goBack(): Promise<string> {
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await stepped;
  });
  return window.location.pathname;
}
const change = () => userEvent.click(screen.getByText('바꾸기'));
const isAsking = () => screen.queryByText('나가기') !== null;

beforeEach(() => {
  for (const path of ['/home', '/my/alarm']) window.history.pushState(null, '', path);
  render(<Screen />);
});

describe('going back', () => {
  it('asks for confirmation if something is unsaved, and proceeds when confirmed', async () => {
    await change();
    expect(await goBack()).toBe('/my/alarm');
    await userEvent.click(screen.getByText('나가기'));
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(isAsking()).toBe(false);
  });

  it('asks again after the user stayed', async () => {
    await change();
    await goBack();
    await userEvent.click(screen.getByText('머물기'));
    expect(isAsking()).toBe(false);
    expect(await goBack()).toBe('/my/alarm');
    expect(isAsking()).toBe(true);
  });

  it('takes one step if nothing was changed or everything was saved', async () => {
    await change();
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await userEvent.click(screen.getByText('저장'));
    await gone;
    expect(await goBack()).toBe('/home');
    expect(isAsking()).toBe(false);
  });

  it("out of the page triggers the browser's own prompt", async () => {
    await change();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});
