import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailCodeForm } from '@/components/account/mail-code-form';
import { CallFailure } from '@/lib/client/api/call-failure';

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
  return { send, verify, onVerified, ...view };
}

async function askForCode() {
  await user().type(screen.getByLabelText('이메일'), 'bom@example.com');
  await user().click(screen.getByRole('button', { name: '인증번호 받기' }));
}

describe('a form with a mailed code', () => {
  it('says what is wrong with the address, and never disables its button', async () => {
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

  it('counts three minutes down, then mails a new code', async () => {
    const { send } = show();
    await askForCode();
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('1:59');
    act(() => jest.advanceTimersByTime(119_500));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByLabelText('인증번호')).toBeDisabled();
    await user().click(screen.getByRole('button', { name: '인증번호 다시 받기' }));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  });

  it('mails a new code at once where the old one is worth nothing any more', async () => {
    const { send } = show({
      verify: async () => {
        throw new CallFailure('TOO_MANY_REQUESTS', '다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.');
      },
    });
    await askForCode();
    act(() => jest.advanceTimersByTime(70_000));
    await user().type(screen.getByLabelText('인증번호'), '000000');
    await user().click(screen.getByRole('button', { name: '인증하기' }));
    expect(await screen.findByText('다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: '인증번호 다시 받기' }));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('timer')).toHaveTextContent('3:00');
    expect(screen.getByLabelText('인증번호')).toHaveValue('');
  });

  it('keeps its place until the screen that the code leads to is there', async () => {
    show();
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '123456');
    await user().click(screen.getByRole('button', { name: '인증하기' }));
    expect(screen.queryByLabelText('이메일')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '인증하기' })).toBeDisabled();
  });

  it('goes on where it was after a reload', async () => {
    const { unmount } = show();
    await askForCode();
    act(() => jest.advanceTimersByTime(30_000));
    unmount();
    show();
    expect(screen.getByText('bom@example.com')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('2:30');
  });

  it('hands the code in with its address, and never keeps it', async () => {
    const { verify, onVerified } = show();
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '123456');
    expect(sessionStorage.getItem('mail-code:find-id')).not.toContain('123456');
    await user().click(screen.getByRole('button', { name: '인증하기' }));
    expect(verify).toHaveBeenCalledWith(expect.objectContaining({ email: 'bom@example.com', code: '123456' }));
    expect(onVerified).toHaveBeenCalledWith('someone1', expect.anything());
  });

  it('says under the code what the host says of it', async () => {
    show({
      verify: async () => {
        throw new CallFailure('INVALID_INPUT', '입력한 내용을 다시 확인해 주세요.', {
          code: '인증번호가 맞지 않아요.',
        });
      },
    });
    await askForCode();
    await user().type(screen.getByLabelText('인증번호'), '000000');
    await user().click(screen.getByRole('button', { name: '인증하기' }));
    expect(await screen.findByText('인증번호가 맞지 않아요.')).toBeInTheDocument();
  });

  it('says under the address that nobody is known by it', async () => {
    show({
      send: async () => {
        throw new CallFailure('NOT_FOUND', '등록되지 않은 계정입니다.');
      },
    });
    await askForCode();
    expect(await screen.findByText('등록되지 않은 계정입니다.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeEnabled();
  });

  it('lets phones fill in the code of a message', async () => {
    show();
    await askForCode();
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('inputmode', 'numeric');
  });

  it('begins anew with another address', async () => {
    show();
    await askForCode();
    await user().click(screen.getByRole('button', { name: '바꾸기' }));
    expect(screen.getByLabelText('이메일')).toHaveValue('');
  });
});
