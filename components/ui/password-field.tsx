'use client';

import { Eye, EyeOff } from './icons';
import { useState, type ComponentProps } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  /** Tells password managers whether to fill in the current password or to create one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password input that can show its text. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const { show } = useMessages('dialogs');
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      verbatim
      trailing={
        <IconButton
          aria-pressed={shown}
          aria-label={show(props.label)}
          onClick={() => setShown(!shown)}
          className="text-ink-2"
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      }
    />
  );
}
