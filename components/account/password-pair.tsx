'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useId, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { PasswordField } from '@/components/ui/password-field';
import { useMessages } from '@/lib/client/language/messages';
import { passwordProblemQuery } from '@/lib/client/account/account-queries';
import { useDebounced } from '@/lib/client/interaction/debounced';
import { username as usernameSchema, type LengthRange } from '@/lib/contract/account-fields';
import { getPasswordRules, getSuggestionAttributes } from '@/lib/domain/validation/password-rules';
import { PasswordRuleList } from './password-rule-list';

interface PasswordFields {
  password: string;
  confirmation: string;
}

interface Props {
  label: string;
  length: LengthRange;
  schema: z.ZodType<string>;
  /** The account's username, which the password must not contain. */
  username: string;
}

const DEBOUNCE_MS = 400;

/** Returns the check of the host for a password of an account. An incomplete username is left out. */
const getProblemQuery = (password: string, username: string) =>
  passwordProblemQuery(password, usernameSchema.safeParse(username).success ? username : undefined);

/** Returns a function that finds out why the host would reject a password; null if it would not, or if that is unknown. */
export function useFindPasswordProblem(): (password: string, username: string) => Promise<string | null> {
  const queryClient = useQueryClient();
  return (password, username) =>
    queryClient.fetchQuery(getProblemQuery(password, username)).then(
      ({ problem }) => problem,
      () => null,
    );
}

interface Suitability {
  state: 'checking' | 'unknown' | 'known';
  problem: string | null;
}

/** Checks a valid password when the user pauses. */
function useSuitability(password: string, username: string, isValid: boolean): Suitability {
  const typed = `${username} ${password}`;
  const isSettled = useDebounced(typed, DEBOUNCE_MS) === typed;
  const { data, isError } = useQuery({ ...getProblemQuery(password, username), enabled: isValid && isSettled });
  if (data) return { state: 'known', problem: data.problem };
  return { state: isError ? 'unknown' : 'checking', problem: null };
}

/**
 * Lets text exceed the maximum: a browser would cut it without a word, and the user would not know the password. The browser
 * has read the attribute for its suggestion by then.
 */
function stopCutting({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  currentTarget.removeAttribute('maxlength');
}
const NEVER_CUT = { onKeyDown: stopCutting, onPaste: stopCutting, onDrop: stopCutting };

/**
 * Fields for a new password and its confirmation. The host checks while the user types whether the password is common,
 * so that the field never accepts what the host would reject. Requires a form with `password` and `confirmation`.
 */
export function PasswordPair({ label, length, schema, username }: Props) {
  const messages = useMessages('passwords');
  const passwordRules = useMessages('passwordRules');
  const { register, formState, control, trigger } = useFormContext<PasswordFields>();
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const id = useId();
  const attributes = { ...getSuggestionAttributes(length), ...NEVER_CUT };
  const { errors, touchedFields } = formState;
  const isValid = schema.safeParse(password).success;
  const { state, problem } = useSuitability(password, username, isValid);
  const typedLength = password?.length ?? 0;
  const tooLong = typedLength > length.max ? messages.formatTooLong(length.max, typedLength) : undefined;
  const isSuitable = isValid && state === 'known' && !problem;
  // An edit of either field may make the two equal.
  const checkPair = () => void (touchedFields.confirmation && trigger('confirmation'));
  return (
    <>
      <PasswordField
        label={label}
        placeholder={messages.placeholder(passwordRules.formatLength(length))}
        autoComplete="new-password"
        {...attributes}
        error={tooLong ?? errors.password?.message ?? (isValid ? (problem ?? undefined) : undefined)}
        success={isSuitable ? messages.suitable : undefined}
        hint={isValid && state !== 'known' ? messages[state] : undefined}
        aria-describedby={id}
        {...register('password', { onChange: checkPair })}
      />
      <PasswordRuleList id={id} rules={getPasswordRules(length, passwordRules)} typed={password ?? ''} />
      <PasswordField
        label={messages.confirmation(label)}
        placeholder={messages.confirmationPlaceholder}
        autoComplete="new-password"
        {...attributes}
        error={errors.confirmation?.message}
        success={isValid && confirmation === password ? messages.same : undefined}
        {...register('confirmation')}
      />
    </>
  );
}
