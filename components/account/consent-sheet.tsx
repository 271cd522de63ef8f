'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import { Checkbox } from '@/components/ui/checkbox';
import { Sheet } from '@/components/ui/sheet';
import { SubmitButton } from '@/components/ui/submit-button';
import { hasConsented, useSignupDraft } from '@/lib/client/account/signup-draft';
import { consentForm } from '@/lib/domain/validation/account-forms';
import { SCREENS } from '@/lib/routes';

const ITEMS: { name: keyof ConsentFlags; label: string; required: boolean; text?: string }[] = [
  { name: 'agreedToTerms', label: `${SCREENS.signupTerms.title} 동의`, required: true, text: SCREENS.signupTerms.path },
  { name: 'agreedToPrivacy', label: '개인정보 수집 및 이용 동의', required: true, text: SCREENS.signupPrivacy.path },
  {
    name: 'agreedToLocation',
    label: `${SCREENS.signupLocation.title} 동의`,
    required: true,
    text: SCREENS.signupLocation.path,
  },
  { name: 'agreedToMarketing', label: '혜택과 소식 받기', required: false },
];

interface Props {
  busy?: boolean;
  onConfirm: () => void;
}

/** Consents of a signup: three required, one optional. They survive reading a policy in between. */
export function ConsentSheet({ busy = false, onConfirm }: Props) {
  const { draft, update } = useSignupDraft();
  const { consents, consenting } = draft;
  const { register, handleSubmit, getValues } = useForm({
    resolver: zodResolver(consentForm),
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
          날옷을 시작하려면 동의가 필요해요
        </h2>
        <div className="mt-4 rounded-control bg-accent-soft px-4 py-1">
          <Checkbox checked={all} onChange={toggleAll}>
            <b className="text-body font-semibold">모두 동의하기</b>
          </Checkbox>
        </div>
        <ul className="mt-2 px-4">
          {ITEMS.map(({ name, label, required, text }) => (
            <li key={name} className="flex items-center">
              <Checkbox {...register(name, { onChange: storeConsents })}>
                <span className="text-body">
                  <span className={required ? 'text-accent-text' : 'text-ink-2'}>{required ? '[필수]' : '[선택]'}</span>{' '}
                  {label}
                </span>
              </Checkbox>
              {text && (
                <Link
                  href={text}
                  aria-label={`${label} 전문 보기`}
                  className="-mr-3 grid size-11 place-items-center text-ink-2"
                >
                  <ChevronRight aria-hidden size={20} />
                </Link>
              )}
            </li>
          ))}
        </ul>
        <SubmitButton busy={busy} disabled={!hasConsented(consents)} className="mt-4">
          동의하고 계속하기
        </SubmitButton>
      </form>
    </Sheet>
  );
}
