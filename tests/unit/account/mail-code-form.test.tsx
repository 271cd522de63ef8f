import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailCodeForm } from '@/components/account/mail-code-form';
import { CallFailure } from '@/lib/client/api/call-failure';
import { HOUR_MS } from '@/lib/contract/durations';

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

function show(actions: Partial<Parameters<typeof MailCodeForm<string>>[0]> = {}) {
  const send = jest.fn(async () => undefined);
  const verify = jest.fn(async () => 'someone1');
  const onVerified = jest.fn();
  const view = render(
    <MailCodeForm flow="find-id" mailbox={null} send={send} verify={verify} onVerified={onVerified} {...actions} />,
  );
  return { send, onVerified, ...view, verify: actions.verify ?? verify };
}

async function askForCode() {
  await user().type(screen.getByLabelText('이메일'), 'bom@example.com');
  await user().click(screen.getByRole('button', { name: '인증번호 받기' }));
}

describe('a form with a mailed code', () => {
  it('reports an invalid address and never disables its button', async () => {
    const { send } = show();
    const button = screen.getByRole('button', { name: '인증번호 받기' });
    await user().click(button);
    expect(await screen.findByText('이메일은 필수값입니다.')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await user().type(screen.getByLabelText('이메일'), 'bom@');
    await user().tab();
    expect(await screen.findByText('유효한 이메일 형식을 입력해주세요.')).toBeInTheDocument();
    expect(screen.getByLabelText('이메일')).toBeInvalid();
    await user().type(screen.getByLabelText('이메일'), 'example.com');
    expect(button).toBeEnabled();
  });

  it('counts down three minutes, then offers a new code', async () => {
    const { send } = show();
    await askForCode();
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('1:59');
    act(() => jest.advanceTimersByTime(119_500));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByLabelText('인증번호')).toBeDisabled();
    await user().click(screen.getByRole('button', { name: '인증번호 다시 받기' }));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  });

  it('counts on if the clock of the device is set back, and offers a new code after a reload then', async () => {
    const { unmount } = show();
    await askForCode();
    jest.setSystemTime(Date.now() - HOUR_MS);
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('1:59');
    expect(screen.getByRole('button', { name: '인증번호 다시 받기' })).toBeEnabled();
    unmount();
    show();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByRole('button', { name: '인증번호 다시 받기' })).toBeEnabled();
  });

  it('mails a new code at once if the old one is no longer valid', async () => {
    const { send } = show({
      verify: async () => {
        throw new CallFailure('TOO_MANY_REQUESTS', '다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.');
      },
    });
    await askForCode();
    act(() => jest.advanceTimersByTime(70_000));
    await user().type(screen.getByLabelText('인증번호'), '000000');
    expect(await screen.findByText('다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: '인증번호 다시 받기' }));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
    expect(screen.getByLabelText('인증번호')).toHaveValue('');
  });

  it('stays until the next screen is loaded', async () => {
    show();
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '123456');
    expect(screen.queryByLabelText('이메일')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '인증하기' })).toBeDisabled());
  });

  it('continues after a reload', async () => {
    const { unmount } = show();
    await askForCode();
    act(() => jest.advanceTimersByTime(30_000));
    unmount();
    show();
    expect(screen.getByText('bom@example.com')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('2:30');
  });

  it('submits the code with its address and never stores it', async () => {
    const { verify, onVerified } = show();
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '123456');
    expect(sessionStorage.getItem('mail-code:find-id')).not.toContain('123456');
    expect(verify).toHaveBeenCalledWith(expect.objectContaining({ email: 'bom@example.com', code: '123456' }));
    expect(onVerified).toHaveBeenCalledWith('someone1', expect.anything());
  });

  it("shows the host's message below the code", async () => {
    show({
      verify: async () => {
        throw new CallFailure('INVALID_INPUT', '입력한 내용을 다시 확인해 주세요.', {
          code: '인증번호가 맞지 않아요.',
        });
      },
    });
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '000000');
    expect(await screen.findByText('인증번호가 맞지 않아요.')).toBeInTheDocument();
    expect(screen.getByLabelText('인증번호')).toBeInvalid();
  });

  it('reports an unknown address below its field', async () => {
    show({
      send: async () => {
        throw new CallFailure('NOT_FOUND', '등록되지 않은 계정입니다.');
      },
    });
    await askForCode();
    expect(await screen.findByText('등록되지 않은 계정입니다.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeEnabled();
  });

  it('lets phones autofill the code', async () => {
    show();
    await askForCode();
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('inputmode', 'numeric');
  });

  it('focuses the code field and submits with the sixth digit', async () => {
    const { verify } = show();
    await askForCode();
    expect(screen.getByLabelText('인증번호')).toHaveFocus();
    await user().keyboard('12345');
    expect(verify).not.toHaveBeenCalled();
    await user().keyboard('6');
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(1));
  });

  it('accepts a code pasted from a mail', async () => {
    const { verify } = show();
    await askForCode();
    await user().paste(' 123 456 ');
    await waitFor(() => expect(verify).toHaveBeenCalledWith(expect.objectContaining({ code: '123456' })));
  });

  it('lets the user type over a wrong code at once', async () => {
    const { verify } = show({
      verify: jest.fn(async ({ code }: { code: string }) => {
        if (code === '000000') throw new CallFailure('INVALID_INPUT', '', { code: '4번 더 입력할 수 있어요.' });
        return 'someone1';
      }),
    });
    await askForCode();
    await user().keyboard('000000');
    expect(await screen.findByText('4번 더 입력할 수 있어요.')).toBeInTheDocument();
    await user().keyboard('123456');
    await waitFor(() => expect(verify).toHaveBeenLastCalledWith(expect.objectContaining({ code: '123456' })));
  });

  it('counts down until the next mail is allowed instead of rejecting', async () => {
    show();
    await askForCode();
    expect(screen.getByRole('button', { name: '60초 뒤에 다시 받을 수 있어요' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('button', { name: '1초 뒤에 다시 받을 수 있어요' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getByRole('button', { name: '인증번호 다시 받기' })).toBeEnabled();
  });

  it('restarts with another address', async () => {
    show();
    await askForCode();
    await user().click(screen.getByRole('button', { name: '바꾸기' }));
    expect(screen.getByLabelText('이메일')).toHaveValue('');
  });
});
