'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';

interface Props extends UseFormRegisterReturn {
  messages: { username: string; usernamePlaceholder: string };
  error: string | undefined;
}

/** Input for the username of an existing account. */
export function KnownUsernameField({ messages, ...input }: Props) {
  const { username, usernamePlaceholder } = messages;
  return <TextField label={username} placeholder={usernamePlaceholder} autoComplete="username" verbatim {...input} />;
}
