'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { useMessages } from '@/lib/client/language/messages';
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
  const messages = useMessages('signup');
  const { register, formState, control } = useFormContext<{ username: string }>();
  const typed = useWatch({ control, name: 'username' });
  const availability = useAvailability(typed);
  const isValid = schema.safeParse(typed).success;
  const taken = isValid && availability === 'taken' ? messages.usernameTaken : undefined;
  const hint = {
    asking: messages.usernameChecking,
    unknown: messages.usernameUnknown,
    free: undefined,
    taken: undefined,
  }[availability];
  return (
    <TextField
      label={messages.username}
      placeholder={messages.usernamePlaceholder}
      autoComplete="username"
      verbatim
      error={formState.errors.username?.message ?? taken}
      success={isValid && availability === 'free' ? messages.usernameFree : undefined}
      hint={isValid ? hint : undefined}
      {...register('username')}
    />
  );
}
