'use client';

import { BellRing } from '@/components/ui/icons';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { requestNotificationPermission } from '@/lib/client/alarm/push/notification-permission';
import { showPermissionDenied } from '@/lib/client/alarm/push/permission-denied-toast';
import { notificationOfferAnswered } from '@/lib/client/pwa/notification-offer-answered';
import { useViewer } from '@/lib/client/session/viewer';
import { SCREENS } from '@/lib/routes';

/** Offers notifications in the installed app. The browser asks for permission only after a tap. */
export function NotificationOffer() {
  const { isMember } = useViewer();
  const router = useRouter();
  const messages = useMessages('offers').notifications;
  const prompt = useLoginPrompt();

  const end = () => notificationOfferAnswered.write(true);
  const ask = async () => {
    const permission = await requestNotificationPermission();
    end();
    if (permission === 'denied') showPermissionDenied();
    else if (isMember) router.push(SCREENS.alarm.path);
    else prompt.open('alarm', { path: SCREENS.alarm.path });
  };
  return (
    <OfferCard icon={BellRing} title={messages.title} text={messages.text} onLater={end}>
      <Button className="flex-2" onClick={() => void ask()}>
        {messages.allow}
      </Button>
    </OfferCard>
  );
}
