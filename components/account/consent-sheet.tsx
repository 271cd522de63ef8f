'use client';

import { ChevronRight } from '@/components/ui/icons';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import { createFormResolver } from '@/components/ui/form-resolver';
import { Checkbox } from '@/components/ui/checkbox';
import { Sheet } from '@/components/ui/sheet';
import { SubmitButton } from '@/components/ui/submit-button';
import { hasConsented, useSignupDraft } from '@/lib/client/account/signup-draft';
import { consentForm } from '@/lib/domain/validation/account-forms';
import { SCREENS, type ScreenKey } from '@/lib/routes';

/** The consents. Required ones have a screen with their text. */
const ITEMS: { name: keyof ConsentFlags; screen?: ScreenKey }[] = [
  { name: 'agreedToTerms', screen: 'signupTerms' },
  { name: 'agreedToPrivacy', screen: 'signupPrivacy' },
  { name: 'agreedToLocation', screen: 'signupLocation' },
  { name: 'agreedToMarketing' },
];

interface Props {
  busy?: boolean;
  onConfirm: () => void;
}

/** Consents of a signup: three required, one optional. They survive reading a policy in between. */
export function ConsentSheet({ busy = false, onConfirm }: Props) {
  const messages = useMessages('signup');
  const screens = useMessages('screens');
  const { draft, update } = useSignupDraft();
  const { consents, consenting } = draft;
  const { register, handleSubmit, getValues } = useForm({
    resolver: createFormResolver(consentForm),
    values: consents,
  });
  const all = ITEMS.every(({ name }) => consents[name]);
  const toggleAll = () =>
    update({
      consents: { agreedToTerms: !all, agreedToPrivacy: !all, agreedToLocation: !all, agreedToMarketing: !all },
    });
  const storeConsents = () => update({ consents: { ...getValues() } });
  return (
    <Sheet open={consenting} onClose={() => update({ consenting: false })} labelledBy="consent-title">
      <form noValidate className="px-5 pt-5 pb-5" onSubmit={(event) => void handleSubmit(onConfirm)(event)}>
        <h2 id="consent-title" className="text-title font-bold">
          {messages.consentTitle}
        </h2>
        <div className="mt-4 rounded-control bg-accent-soft px-4 py-1">
          <Checkbox checked={all} onChange={toggleAll}>
            <b className="text-body font-semibold">{messages.agreeToAll}</b>
          </Checkbox>
        </div>
        <ul className="mt-2 px-4">
          {ITEMS.map(({ name, screen }) => {
            const label = messages.consents[name](screen ? screens[screen] : '');
            return (
              <li key={name} className="flex items-center py-0.5">
                <Checkbox {...register(name, { onChange: storeConsents })}>
                  <span className="text-body">
                    <span className={screen ? 'text-accent-text' : 'text-ink-2'}>
                      {screen ? messages.required : messages.optional}
                    </span>{' '}
                    <span>{label}</span>
                  </span>
                </Checkbox>
                {screen && (
                  <Link
                    href={SCREENS[screen].path}
                    aria-label={messages.readAll(label)}
                    className="-mr-3 grid size-11 place-items-center text-ink-2"
                  >
                    <ChevronRight aria-hidden size={20} />
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <SubmitButton busy={busy} disabled={!hasConsented(consents)} className="mt-4">
          {messages.agree}
        </SubmitButton>
      </form>
    </Sheet>
  );
}
