import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { SignupAccount } from '@/components/account/signup-account';
import { SignupDraftProvider, useSignupDraft, type SignupDraft } from '@/lib/client/account/signup-draft';
import { NEW_PASSWORD_LENGTH } from '@/lib/contract/account-fields';
import { getSuggestionAttributes } from '@/lib/domain/validation/password-rules';
import { replaceModule } from '../../support/replace-module';

const push = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ push }) });

interface Asked {
  path: string;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
}

/** Requests for usernames, which wait for the test, and the bodies of checks of passwords. */
let asked: Asked[];
let checked: unknown[];
let problem: string | null | Error;
beforeEach(() => push.mockClear());

const respond = (status: number, body: unknown) =>
  ({ ok: status < 400, status, headers: new Headers(), json: async () => body }) as Response;

beforeEach(() => {
  asked = [];
  checked = [];
  problem = null;
  global.fetch = jest.fn(
    (path: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        if (path === '/api/v1/auth/check-password') {
          checked.push(JSON.parse(init.body as string));
          return problem instanceof Error ? reject(problem) : resolve(respond(200, { problem }));
        }
        const signal = init.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (status: number, body: unknown) => resolve(respond(status, body));
        asked.push({ path, signal, answer });
      }),
  ) as never;
  AbortSignal.any ??= (signals: AbortSignal[]) => signals[0] as AbortSignal;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function Draft({ onDraft }: { onDraft: (draft: SignupDraft) => void }) {
  const { draft } = useSignupDraft();
  useEffect(() => onDraft(draft), [draft, onDraft]);
  return null;
}

/** Renders the sign-up step with username and password. */
function show() {
  const onDraft = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignupDraftProvider>
        <SignupAccount />
        <Draft onDraft={onDraft} />
      </SignupDraftProvider>
    </QueryClientProvider>,
  );
  return onDraft;
}
const next = () => screen.getByRole('button', { name: '다음' });

async function choose(username: string, password = 'Abcdef1!') {
  await userEvent.type(field(), username);
  for (const label of ['비밀번호', '비밀번호 확인']) await userEvent.type(screen.getByLabelText(label), password);
}

const field = () => screen.getByLabelText('아이디');
const waitForAsked = (count: number) => waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count));

it('both password fields let browsers suggest a password that fits, and the rules are shown before', () => {
  show();
  for (const label of ['비밀번호', '비밀번호 확인']) {
    const input = screen.getByLabelText(label);
    for (const [name, value] of Object.entries(getSuggestionAttributes(NEW_PASSWORD_LENGTH)))
      expect(input).toHaveAttribute(name.toLowerCase(), String(value));
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  }
  expect(screen.getByRole('list', { name: '비밀번호 조건' })).toHaveTextContent('8~14자');
});

it('an over-long password is not cut, and the field tells the limit', async () => {
  show();
  const [password, confirmation] = [screen.getByLabelText('비밀번호'), screen.getByLabelText('비밀번호 확인')];
  await userEvent.click(password);
  await userEvent.paste('gomvUb-wizco2-pyjseq');
  expect(password).toHaveValue('gomvUb-wizco2-pyjseq');
  expect(password).toHaveAccessibleDescription(/14자까지 쓸 수 있어요. 지금은 20자예요./);
  expect(password).toBeInvalid();
  await userEvent.type(confirmation, 'Abcdef1!Abcdef1!');
  expect(confirmation).toHaveValue('Abcdef1!Abcdef1!');
  await userEvent.clear(password);
  await userEvent.type(password, 'Abcdef1!');
  expect(password).not.toHaveAccessibleDescription(/자까지/);
});

describe('the username look-up', () => {
  it('sends one request when typing pauses, and only for valid usernames', async () => {
    show();
    await userEvent.type(field(), 'bom12');
    expect(asked).toEqual([]);
    await userEvent.type(field(), '34');
    expect(await screen.findByText('사용할 수 있는지 확인하고 있어요.')).toBeInTheDocument();
    await waitForAsked(1);
    expect(asked[0]?.path).toBe('/api/v1/user/username/bom1234');
    asked[0]?.answer(200, { available: true });
    expect(await screen.findByText('사용할 수 있는 아이디예요.')).toBeInTheDocument();
  });

  it('reports that a username is taken', async () => {
    show();
    await userEvent.type(field(), 'taken123');
    await waitForAsked(1);
    asked[0]?.answer(200, { available: false });
    expect(await screen.findByText('이미 사용 중인 아이디예요.')).toBeInTheDocument();
    expect(field()).toBeInvalid();
  });

  it('aborts an outdated request', async () => {
    show();
    await userEvent.type(field(), 'first123');
    await waitForAsked(1);
    await userEvent.type(field(), '4');
    await waitForAsked(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(200, { available: true });
    expect(await screen.findByText('사용할 수 있는 아이디예요.')).toBeInTheDocument();
  });

  it('does not block the form if it fails', async () => {
    const onDraft = show();
    await choose('bom12345');
    await waitForAsked(1);
    asked[0]?.answer(429, { error: { code: 'TOO_MANY_REQUESTS', message: '' } });
    expect(await screen.findByText(/가입할 때 다시 확인할게요/)).toBeInTheDocument();
    await userEvent.click(next());
    await waitForAsked(2);
    asked[1]?.answer(429, { error: { code: 'TOO_MANY_REQUESTS', message: '' } });
    await waitFor(() => expect(push).toHaveBeenCalledWith('/signup?step=2'));
    expect(onDraft.mock.lastCall?.[0].account).toEqual({ username: 'bom12345', password: 'Abcdef1!' });
  });

  it('delays submitting until it ends, and prevents it if the username is taken', async () => {
    show();
    await choose('taken123');
    await userEvent.click(next());
    await waitForAsked(1);
    for (const { answer } of asked) answer(200, { available: false });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(push).not.toHaveBeenCalled();
  });

  it('never disables the submit button: missing input is reported at its field', async () => {
    show();
    expect(next()).toBeEnabled();
    await userEvent.click(next());
    expect(await screen.findByText('아이디는 필수값입니다.')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(asked).toEqual([]);
  });
});

describe('a new password', () => {
  const TOO_COMMON = '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.';
  const password = () => screen.getByLabelText('비밀번호');
  const acceptName = async () => {
    await waitForAsked(1);
    for (const { answer } of asked) answer(200, { available: true });
  };

  it('is checked when typing pauses, with the username, and only if it is valid', async () => {
    show();
    await userEvent.type(field(), 'bom12345');
    await userEvent.type(password(), 'Abcdef1');
    await userEvent.type(password(), '!');
    expect(screen.queryByText('사용할 수 있는 비밀번호예요.')).not.toBeInTheDocument();
    expect(await screen.findByText('사용할 수 있는 비밀번호예요.')).toBeInTheDocument();
    expect(checked).toEqual([{ password: 'Abcdef1!', username: 'bom12345' }]);
  });

  it('that is common is rejected at its field and prevents the next step', async () => {
    problem = TOO_COMMON;
    show();
    await choose('bom12345', 'Password1!');
    expect(await screen.findByText(TOO_COMMON)).toBeInTheDocument();
    expect(password()).toBeInvalid();
    expect(screen.queryByText('사용할 수 있는 비밀번호예요.')).not.toBeInTheDocument();
    await acceptName();
    await userEvent.click(next());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(push).not.toHaveBeenCalled();
  });

  it('is rejected even if the next step is requested before typing pauses', async () => {
    problem = TOO_COMMON;
    show();
    await choose('bom12345', 'Password1!');
    await userEvent.click(next());
    await acceptName();
    expect(await screen.findByText(TOO_COMMON)).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it('is accepted for now if it cannot be checked', async () => {
    problem = new TypeError('no network');
    show();
    await choose('bom12345');
    expect(await screen.findByText(/마지막에 다시 확인할게요/)).toBeInTheDocument();
    await acceptName();
    await userEvent.click(next());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/signup?step=2'));
  });
});
