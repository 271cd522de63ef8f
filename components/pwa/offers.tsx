'use client';

import { useState, useSyncExternalStore } from 'react';
import { classifyBrowser } from '@/lib/client/pwa/browser-kind';
import { getInstallEvent, isSnoozed, isStandalone, snoozeInstall } from '@/lib/client/pwa/install';
import { InstallOffer } from './install-offer';
import { InstallSteps } from './install-steps';
import { NotificationOffer } from './notification-offer';
import { OpenInBrowserOffer } from './open-in-browser-offer';

interface Props {
  /** Whether the user has visited often enough to be offered the installation. */
  isInstallDue: boolean;
}

/**
 * Chooses the offer for this browser: install, instructions, open in a browser, or notifications in the installed app.
 */
export function Offers(props: Props) {
  return isStandalone() ? <NotificationOffer /> : <BrowserOffer {...props} />;
}

function subscribeToInstall(changed: () => void) {
  window.addEventListener('beforeinstallprompt', changed);
  window.addEventListener('appinstalled', changed);
  return () => {
    window.removeEventListener('beforeinstallprompt', changed);
    window.removeEventListener('appinstalled', changed);
  };
}

function BrowserOffer({ isInstallDue }: Props) {
  const [browser] = useState(() => classifyBrowser(navigator.userAgent, navigator.maxTouchPoints));
  const [isOver, setIsOver] = useState(() => isSnoozed());
  const event = useSyncExternalStore(subscribeToInstall, getInstallEvent);
  if (isOver) return null;
  const later = () => {
    snoozeInstall();
    setIsOver(true);
  };
  if (browser.kind === 'in-app') return <OpenInBrowserOffer embedding={browser} onLater={later} />;
  if (browser.kind === 'pc' || !isInstallDue) return null;
  if (browser.kind === 'ios') return <InstallSteps browser={browser.browser} onLater={later} />;
  if (event) return <InstallOffer onLater={later} onDone={() => setIsOver(true)} />;
  return browser.browser === 'firefox' ? <InstallSteps browser="firefox" onLater={later} /> : null;
}
