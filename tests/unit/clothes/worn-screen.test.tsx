import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';
import { WornScreen } from '@/components/clothes/worn-screen';
import type { WornOutfit } from '@/lib/contract/worn';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { memberCache, quiet, refusal, startNetwork } from '../bookmark/bookmark-browser';

const LIST = 'GET /api/v1/worn';
const worn = (date: string, title: string, more: Partial<WornOutfit> = {}): WornOutfit => ({
  ...{ date, outfitId: 'female-date-knit', categoryId: 4, title, feelsLike: null, feeling: null },
  ...more,
});

let network: ReturnType<typeof startNetwork>;
beforeAll(openModalsInJsdom);
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00+09:00'));
  network = startNetwork();
});
afterEach(() => {
  toast.dismiss();
  jest.restoreAllMocks();
});

async function show(content: WornOutfit[]) {
  render(
    <QueryClientProvider client={memberCache()}>
      <WornScreen />
      <Toaster />
    </QueryClientProvider>,
  );
  await act(async () => {
    network.answer(LIST, { content });
    await quiet();
  });
}

describe('the record of worn outfits', () => {
  it('shows each day with outfit, weather and feeling in the months since the oldest one', async () => {
    await show([
      worn('2026-03-01', '코트', { feelsLike: { min: -3, max: 5 }, feeling: 'cold' }),
      worn('2026-01-31', '니트'),
    ]);
    expect(screen.getAllByRole('table').map((table) => within(table).getByRole('caption').textContent)).toEqual([
      '3월',
      '2월',
      '1월',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '1일 코트, 체감 −3°에서 5°, 추웠어요' }));
    const sheet = within(screen.getByRole('dialog', { name: '코트' }));
    expect(sheet.getByText('3월 1일 일요일')).toBeInTheDocument();
    expect(sheet.getByText('데이트 · 체감 −3°에서 5° · 추웠어요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '31일 니트' })).toBeInTheDocument();
  });

  it('removes one day here and at the host', async () => {
    await show([worn('2026-03-01', '코트'), worn('2026-02-28', '니트')]);
    await userEvent.click(screen.getByRole('button', { name: '1일 코트' }));
    await userEvent.click(screen.getByRole('button', { name: '이날 지우기' }));
    await act(quiet);
    expect(network.waiting()).toContain('DELETE /api/v1/worn/2026-03-01');
    expect(screen.queryByRole('button', { name: '1일 코트' })).toBeNull();
    expect(screen.getByRole('button', { name: '28일 니트' })).toBeInTheDocument();
  });

  it('reports a removed day only when the host has confirmed it, also if it was the last one', async () => {
    await show([worn('2026-03-01', '코트')]);
    await userEvent.click(screen.getByRole('button', { name: '1일 코트' }));
    await userEvent.click(screen.getByRole('button', { name: '이날 지우기' }));
    await act(quiet);
    expect(screen.getByRole('heading', { name: '아직 입은 날이 없어요' })).toBeInTheDocument();
    expect(screen.queryByText('이날의 기록을 지웠어요.')).toBeNull();
    await act(async () => {
      network.answer('DELETE /api/v1/worn/2026-03-01');
      await quiet();
    });
    expect(await screen.findByText('이날의 기록을 지웠어요.')).toBeInTheDocument();
  });

  it('shows a removed day again if the host rejects the removal', async () => {
    await show([worn('2026-03-01', '코트')]);
    await userEvent.click(screen.getByRole('button', { name: '1일 코트' }));
    await userEvent.click(screen.getByRole('button', { name: '이날 지우기' }));
    await act(quiet);
    await act(async () => {
      network.answer('DELETE /api/v1/worn/2026-03-01', refusal('지금은 이용할 수 없어요.'), 503);
      await quiet();
    });
    expect(await screen.findByText('지우지 못했어요.')).toBeInTheDocument();
    expect(screen.queryByText('이날의 기록을 지웠어요.')).toBeNull();
    expect(screen.getByRole('button', { name: '1일 코트' })).toBeInTheDocument();
  });

  it('reports that all days are removed', async () => {
    await show([worn('2026-03-01', '코트')]);
    await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    await act(quiet);
    expect(screen.queryByText('입은 기록을 모두 지웠어요.')).toBeNull();
    await act(async () => {
      network.answer('DELETE /api/v1/worn');
      await quiet();
    });
    expect(await screen.findByText('입은 기록을 모두 지웠어요.')).toBeInTheDocument();
  });

  it('says how to begin if there is none', async () => {
    await show([]);
    expect(screen.getByRole('heading', { name: '아직 입은 날이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '코디 보러 가기' })).toHaveAttribute('href', '/home');
  });
});
