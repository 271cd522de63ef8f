'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { usernameQuery } from '@/lib/client/account/account-queries';
import { useDebounced } from '@/lib/client/interaction/debounced';
import { username as schema } from '@/lib/contract/account-fields';

const DEBOUNCE_MS = 400;

type Availability = 'free' | 'taken' | 'unknown' | 'asking';

/** Checks whether the typed username is free when the user pauses. Outdated requests are aborted. */
function useAvailability(typed: string): Availability {
  const debounced = useDebounced(typed, DEBOUNCE_MS);
  const isCheckable = debounced === typed && schema.safeParse(debounced).success;
  const { data, isError } = useQuery({ ...usernameQuery(debounced), enabled: isCheckable });
  if (!isCheckable) return 'asking';
  if (isError) return 'unknown';
  if (!data) return 'asking';
  return data.available ? 'free' : 'taken';
}

/**
 * Returns a function that checks whether a username is taken. If the check fails it returns false: the signup checks
 * again.
 */
export function useUsernameTakenCheck(): (username: string) => Promise<boolean> {
  const queryClient = useQueryClient();
  return (username) =>
    queryClient.fetchQuery(usernameQuery(username)).then(
      ({ available }) => !available,
      () => false,
    );
}

/** Username input that shows whether the name is free. */
export function UsernameField() {
  const { register, formState, control } = useFormContext<{ username: string }>();
  const typed = useWatch({ control, name: 'username' });
  const availability = useAvailability(typed);
  const isValid = schema.safeParse(typed).success;
  const taken = isValid && availability === 'taken' ? '이미 사용 중인 아이디예요.' : undefined;
  const hint = {
    asking: '사용할 수 있는지 확인하고 있어요.',
    unknown: '지금은 중복 확인을 하지 못했어요. 가입할 때 다시 확인할게요.',
    free: undefined,
    taken: undefined,
  }[availability];
  return (
    <TextField
      label="아이디"
      placeholder="영문과 숫자 6~12자"
      autoComplete="username"
      verbatim
      error={formState.errors.username?.message ?? taken}
      success={isValid && availability === 'free' ? '사용할 수 있는 아이디예요.' : undefined}
      hint={isValid ? hint : undefined}
      {...register('username')}
    />
  );
}
