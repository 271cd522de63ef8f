'use client';

import { useState, type FormEvent } from 'react';
import { SocialButton } from '@/components/account/social-button';
import { Modal } from '@/components/ui/modal';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { askForLogin } from '@/lib/client/session/after-login';
import { logIn } from '@/lib/client/session/session';
import type { Profile } from '@/lib/contract/account-fields';

interface Props {
  open: boolean;
  profile: Profile;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the login once more before something that only the person themselves may do. */
export function Reauthentication({ open, profile, onClose, onDone }: Props) {
  return (
    <Modal open={open} onClose={onClose} labelledBy="again-title" className="w-[calc(100%-40px)] max-w-prompt">
      <div className="p-5 pt-7">
        <h2 id="again-title" className="text-center text-heading font-bold">
          한 번 더 확인할게요
        </h2>
        <p className="mt-2 mb-5 text-center text-body text-ink-2">안전을 위해 다시 로그인해 주세요.</p>
        {profile.socialType ? (
          <div className="flex" onClick={() => askForLogin({ userId: profile.id, path: '/my/secession' })}>
            <SocialButton provider={profile.socialType} afresh />
          </div>
        ) : (
          <PasswordAgain username={profile.username ?? ''} onDone={onDone} />
        )}
      </div>
    </Modal>
  );
}

function PasswordAgain({ username, onDone }: { username: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await logIn({ username, password });
    setBusy(false);
    if (result.ok) return onDone();
    setError(result.failure.code === 'UNAUTHENTICATED' ? '비밀번호가 맞지 않아요.' : result.failure.message);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="비밀번호"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={error}
      />
      <SubmitButton busy={busy} disabled={password === ''} className="mt-2">
        확인
      </SubmitButton>
    </form>
  );
}
