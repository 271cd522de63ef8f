import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LogInForm } from '@/components/account/log-in-form';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { logIn } from '@/lib/client/session/session';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { useRouter: () => ({ replace: jest.fn() }) });
replaceModule('@/lib/client/session/session', {
  logIn: jest.fn(async () => ({ ok: false, failure: { code: 'UNAUTHENTICATED', message: '' } })),
});

const page = (
  <QueryClientProvider client={new QueryClient()}>
    <LogInForm />
  </QueryClientProvider>
);
const username = () => screen.getByLabelText<HTMLInputElement>('아이디');
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호');
const button = () => screen.getByRole('button', { name: '로그인' });

let root: Root | undefined;

/** Renders the page as the server does, before any script runs. */
function drawPage(): () => Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  return async () => act(async () => void (root = hydrateRoot(container, page)));
}

beforeEach(() => {
  jest.mocked(logIn).mockClear();
  sessionStorage.clear();
});
afterEach(() => act(() => root?.unmount()));

describe('the login', () => {
  it('accepts input typed before hydration', async () => {
    const comeAlive = drawPage();
    expect(button()).toBeEnabled();
    [username().value, password().value] = ['bom12345', 'Abcdef1!'];
    await comeAlive();
    expect(username()).toHaveValue('bom12345');
    await userEvent.click(button());
    expect(logIn).toHaveBeenCalledWith({ username: 'bom12345', password: 'Abcdef1!' });
  });

  it('accepts input that a password manager filled in without events', async () => {
    await drawPage()();
    [username().value, password().value] = ['bom12345', 'Abcdef1!'];
    await userEvent.click(button());
    expect(logIn).toHaveBeenCalledWith({ username: 'bom12345', password: 'Abcdef1!' });
  });

  it('retains both fields after a rejection and reports it at the password', async () => {
    await drawPage()();
    await userEvent.type(username(), 'bom12345');
    await userEvent.type(password(), 'wrong{Enter}');
    expect(await screen.findByText(/비밀번호가 맞지 않아요/)).toBeInTheDocument();
    await waitFor(() => expect(password()).toHaveFocus());
    expect([username().value, password().value]).toEqual(['bom12345', 'wrong']);
    expect(button()).toBeEnabled();
  });

  it('prefills the username after a sign-up and focuses the password', async () => {
    prefilledUsername.write('bom12345');
    await drawPage()();
    expect(username()).toHaveValue('bom12345');
    expect(password()).toHaveFocus();
  });

  it('reports missing input at its field', async () => {
    await drawPage()();
    await userEvent.click(button());
    expect(await screen.findByText('아이디를 입력해 주세요.')).toBeInTheDocument();
    expect(await screen.findByText('비밀번호를 입력해 주세요.')).toBeInTheDocument();
    expect(username()).toHaveFocus();
    expect(logIn).not.toHaveBeenCalled();
  });
});
