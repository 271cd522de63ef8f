'use client';

import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Modal } from '@/components/ui/modal';
import { rememberAction } from '@/lib/client/session/after-login';
import { useLoginPrompt, useTopPrompt, type Prompt, type PromptTrigger } from '@/lib/client/session/login-prompt';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { SCREENS } from '@/lib/routes';
import { ProviderRow } from './provider-row';

const MEMBER_CATEGORIES = CATEGORIES.filter(({ id }) => id !== DEFAULT_CATEGORY).map(({ name }) => name);

const TEXTS: Record<PromptTrigger, { title: string; text: string }> = {
  bookmark: {
    title: '마음에 드는 코디, 또 보고 싶다면',
    text: '로그인하면 코디를 저장해 두고\n언제든 다시 꺼내 볼 수 있어요.',
  },
  alarm: {
    title: '나가기 전에 미리 알려드릴게요',
    text: '원하는 시간에 오늘의 옷차림을 받아 보려면\n로그인이 필요해요.',
  },
  category: {
    title: '다른 일정의 코디도 궁금하다면',
    text: `로그인하면 ${MEMBER_CATEGORIES.join(', ')}까지\n일정에 맞춘 옷차림을 볼 수 있어요.`,
  },
  mypage: {
    title: '저장한 코디를 한눈에',
    text: '로그인하면 저장한 코디와 알림을\n한곳에서 볼 수 있어요.',
  },
  carousel: {
    title: '다음 코디가 기다리고 있어요',
    text: '지금은 첫 번째 코디만 볼 수 있어요.\n로그인하고 더 많은 코디를 만나 보세요.',
  },
  default: { title: '로그인이 필요해요', text: '로그인하면 바로 이어서 이용할 수 있어요.' },
};

/** Shows the topmost login prompt with the login options. */
export function LoginPromptDialog() {
  const { close } = useLoginPrompt();
  const top = useTopPrompt();
  const words = TEXTS[top?.trigger ?? 'default'];
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
            조금 더 둘러볼게요
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Login options that store the interrupted action, so that it continues after the login. */
function PromptLoginOptions({ prompt: { path, outfitId } }: { prompt: Prompt }) {
  const here = usePathname();
  const remember = () => rememberAction({ path: path ?? here, outfitId });
  return (
    <div role="group" aria-label="로그인" className="flex flex-col gap-2">
      <ProviderRow onLeave={remember} />
      <LinkButton href={SCREENS.loginForm.path} onClick={remember}>
        날옷 로그인
      </LinkButton>
    </div>
  );
}
