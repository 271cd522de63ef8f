import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useAvailability, UsernameField } from '@/components/account/username-field';

interface Asked {
  path: string;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
}

let asked: Asked[];

// The network: every question waits until the test answers it.
beforeEach(() => {
  asked = [];
  global.fetch = jest.fn(
    (path: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        const signal = init.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (status: number, body: unknown) =>
          resolve({ ok: status < 400, status, headers: new Headers(), json: async () => body } as Response);
        asked.push({ path, signal, answer });
      }),
  ) as never;
  AbortSignal.any ??= (signals: AbortSignal[]) => signals[0] as AbortSignal;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

function Field({ onAvailability }: { onAvailability: (now: string) => void }) {
  const form = useForm({ defaultValues: { username: '' } });
  const availability = useAvailability(useWatch({ control: form.control, name: 'username' }));
  useEffect(() => onAvailability(availability), [availability, onAvailability]);
  return (
    <FormProvider {...form}>
      <UsernameField />
    </FormProvider>
  );
}

function show() {
  const onAvailability = jest.fn();
  render(<Field onAvailability={onAvailability} />, { wrapper: Around });
  return onAvailability;
}
const field = () => screen.getByLabelText('아이디');
const waitForAsked = (count: number) => waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count));

describe('the look-up of a username', () => {
  it('asks once the typing pauses, and only for what could be one', async () => {
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

  it('says that a username is taken', async () => {
    const onAvailability = show();
    await userEvent.type(field(), 'taken123');
    await waitForAsked(1);
    asked[0]?.answer(200, { available: false });
    expect(await screen.findByText('이미 사용 중인 아이디예요.')).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(onAvailability).toHaveBeenLastCalledWith('taken');
  });

  it('withdraws a question that has been typed past', async () => {
    show();
    await userEvent.type(field(), 'first123');
    await waitForAsked(1);
    await userEvent.type(field(), '4');
    await waitForAsked(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(200, { available: true });
    expect(await screen.findByText('사용할 수 있는 아이디예요.')).toBeInTheDocument();
  });

  it('blocks nobody when it cannot be answered', async () => {
    const onAvailability = show();
    await userEvent.type(field(), 'bom12345');
    await waitForAsked(1);
    asked[0]?.answer(429, { error: { code: 'TOO_MANY_REQUESTS', message: '' } });
    expect(await screen.findByText(/가입할 때 다시 확인할게요/)).toBeInTheDocument();
    expect(onAvailability).toHaveBeenLastCalledWith('unknown');
  });
});
