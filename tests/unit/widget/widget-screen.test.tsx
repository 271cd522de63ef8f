import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { WidgetScreen } from '@/components/widget/widget-screen';
import { PlaceProvider } from '@/lib/client/place/place';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery } from '@/lib/client/session/viewer';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { memberCache, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { usePathname: () => '/my/widget' });

it('shows a visitor the configuration for assistants, and a login instead of addresses', () => {
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <WidgetScreen />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: '위젯 주소 만들기' })).toBeNull();
  const card = within(screen.getByRole('region', { name: 'AI에게 물어보기' }));
  const { mcpServers } = JSON.parse(card.getByLabelText(/./, { selector: 'pre' }).textContent);
  expect(mcpServers.nalot).toEqual({ type: 'http', url: location.origin + MCP_PATH });
});

it('makes a calendar by address, offers the ways to subscribe, and allows one', async () => {
  openModalsInJsdom();
  const network = startNetwork();
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  render(
    <QueryClientProvider client={memberCache()}>
      <LoginPromptProvider>
        <PlaceProvider initial={DEFAULT_PLACE} isOwn>
          <WidgetScreen />
        </PlaceProvider>
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(network.waiting()).toContain('GET /api/v1/widgets'));
  await act(async () => network.answer('GET /api/v1/widgets', { content: [] }));
  fireEvent.click(screen.getByRole('radio', { name: '캘린더' }));
  fireEvent.click(screen.getByRole('button', { name: '캘린더 주소 만들기' }));
  await waitFor(() => expect(network.sent('POST /api/v1/widgets')).toMatchObject([{ kind: 'calendar' }]));
  const path = `/calendar/${'a'.repeat(43)}.ics`;
  const widget = {
    ...{ id: '5f0c6a52-8c1e-4b3a-9a63-2d1f4b7e9c10', kind: 'calendar', categoryId: 2 },
    ...{ region: DEFAULT_PLACE.region, createdAt: '2026-11-29T00:00:00.000Z' },
  };
  await act(async () => network.answer('POST /api/v1/widgets', { widget, path }));
  await waitFor(() => expect(network.waiting()).toContain('GET /api/v1/widgets'));
  await act(async () => network.answer('GET /api/v1/widgets', { content: [widget] }));
  const created = within(await screen.findByRole('region', { name: '새 캘린더 주소' }));
  const getLink = (name: string) => created.getByRole('link', { name });
  expect(getLink('캘린더에 추가')).toHaveAttribute('href', `webcal://${location.host}${path}`);
  expect(getLink('파일로 받기')).toHaveAttribute('href', path);
  const google = getLink('Google 캘린더에 추가');
  expect(google.getAttribute('href')).toBe('https://calendar.google.com/calendar/r/settings/addbyurl');
  fireEvent.click(google);
  expect(copied).toHaveBeenCalledWith(`${location.origin}${path}`);

  const list = within(screen.getByRole('region', { name: '쓰고 있는 주소' }));
  expect(list.getByText(/^캘린더 · /)).toBeInTheDocument();
  fireEvent.click(list.getByRole('button', { name: '지우기' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/일정은 더는 새로워지지 않아요/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(network.waiting()).toContain(`DELETE /api/v1/widgets/${widget.id}`));
});
