'use client';

import { Check } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { PasswordRule } from '@/lib/domain/validation/password-rules';

interface Props {
  id: string;
  rules: PasswordRule[];
  typed: string;
}

/** Rules of a new password, each checked when the typed text meets it. */
export function PasswordRuleList({ id, rules, typed }: Props) {
  const messages = useMessages('passwords');
  return (
    <ul id={id} aria-label={messages.rules} className="-mt-1 flex flex-wrap gap-x-3 gap-y-1 text-note">
      {rules.map(({ label, isMet }) => {
        const kept = isMet(typed);
        return (
          <li key={label} className={`flex items-center gap-1 ${kept ? 'text-accent-text' : 'text-ink-2'}`}>
            <Check aria-hidden size={14} strokeWidth={3} className={kept ? '' : 'opacity-30'} />
            {label}
            <span className="sr-only">{kept ? messages.met : messages.notMet}</span>
          </li>
        );
      })}
    </ul>
  );
}
