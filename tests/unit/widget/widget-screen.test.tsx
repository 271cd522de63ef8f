import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { WidgetScreen } from '@/components/widget/widget-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery } from '@/lib/client/session/viewer';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import { memberCache } from '../bookmark/bookmark-browser';
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
