import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { Toaster } from '@/components/shell/toaster';
import { showPermissionDenied } from '@/lib/client/alarm/push/permission-denied-toast';
import { MAX_TOASTS, showSuccess, TOAST_MS } from '@/lib/client/toasts/toasts';

const SOURCES = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe('toasts', () => {
  it('stay two seconds for success, four for errors, three for a missing permission', async () => {
    expect(TOAST_MS).toEqual({ success: 2_000, error: 4_000, permission: 3_000 });
    expect(MAX_TOASTS).toBe(20);
    const [success, error] = [jest.spyOn(toast, 'success'), jest.spyOn(toast, 'error')];
    showSuccess('코디가 삭제되었습니다.');
    showPermissionDenied();
    // The library loads with the first toast.
    await waitFor(() => expect(error).toHaveBeenCalled());
    expect(success).toHaveBeenCalledWith('코디가 삭제되었습니다.', { duration: 2_000 });
    expect(error).toHaveBeenCalledWith(
      '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
      expect.objectContaining({ duration: 3_000 }),
    );
  });

  it('do not block taps while they report success', async () => {
    window.matchMedia ??= (() => ({ matches: false, addEventListener: () => {} })) as unknown as typeof matchMedia;
    render(<Toaster onReady={() => {}} />);
    showSuccess('봄바람님, 반가워요!');
    showPermissionDenied();
    const shown = async (words: RegExp) => (await screen.findByText(words)).closest('[data-sonner-toast]');
    expect(await shown(/반가워요/)).toHaveClass('pointer-events-none!');
    expect(await shown(/알림 권한/)).not.toHaveClass('pointer-events-none!');
  });

  it('let the focus pass instead of returning it to the element before them', async () => {
    window.matchMedia ??= (() => ({ matches: false, addEventListener: () => {} })) as unknown as typeof matchMedia;
    render(
      <>
        <button>앞</button>
        <Toaster onReady={() => {}} />
        <button>뒤</button>
      </>,
    );
    showPermissionDenied();
    const item = (await screen.findByText(/알림 권한/)).closest<HTMLElement>('[data-sonner-toast]')!;
    const [before, after] = ['앞', '뒤'].map((name) => screen.getByRole('button', { name })) as HTMLElement[];
    before!.focus();
    const returned = jest.fn();
    before!.addEventListener('focus', returned);
    item.focus();
    after!.focus();
    expect(returned).not.toHaveBeenCalled();
  });

  it('report success only through this function', () => {
    const others = SOURCES.filter((path) => readFileSync(path, 'utf8').includes('.success('));
    expect(others).toEqual([join('lib', 'client', 'toasts', 'toasts.ts')]);
  });
});
