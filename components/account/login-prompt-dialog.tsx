'use client';

import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt, useTopPrompt, type Prompt } from '@/lib/client/session/login-prompt';
import { LoginGroup } from './login-group';
import { useLoginPromptTexts } from './login-prompt-texts';

/** Shows the topmost login prompt with the login options. */
export function LoginPromptDialog() {
  const { close } = useLoginPrompt();
  const top = useTopPrompt();
  const { notNow } = useMessages('loginPrompt');
  const words = useLoginPromptTexts(top?.trigger ?? 'default');
  return (
    <Modal open={top !== null} onClose={close} labelledBy="login-prompt" className="w-[calc(100%-40px)] max-w-prompt">
      <div className="flex min-h-[238px] flex-col p-5 pt-7 text-center">
        <h2 id="login-prompt" className="text-heading font-bold">
          {words.title}
        </h2>
        <p className="mt-2 text-body whitespace-pre-line text-ink-2">{words.text}</p>
        <div className="mt-auto flex flex-col gap-2 pt-5">
          {top && <PromptLoginOptions prompt={top} />}
          <Button look="plain" className="border-transparent" onClick={close}>
            {notNow}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function PromptLoginOptions({ prompt: { path, pictureId } }: { prompt: Prompt }) {
  const here = usePathname();
  return <LoginGroup action={{ path: path ?? here, pictureId }} />;
}
