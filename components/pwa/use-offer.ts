'use client';

import { useState, useSyncExternalStore } from 'react';
import { useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { classifyBrowser, type BrowserKind } from '@/lib/client/pwa/browser-kind';
import type { Embedding } from '@/lib/client/pwa/in-app-browser';
import { getInstallEvent, isSnoozed, isStandalone, snoozeInstall } from '@/lib/client/pwa/install';
import { notificationOfferAnswered } from '@/lib/client/pwa/notification-offer-answered';
import { isInstallDue, useVisitCount } from '@/lib/client/pwa/visits';
import { useStored } from '@/lib/client/storage/stored';
import type { MenuBrowser } from './install-steps';

export type Offer =
  | { kind: 'notifications' }
  | { kind: 'install' }
  | { kind: 'steps'; browser: MenuBrowser }
  | { kind: 'open-in-browser'; embedding: Embedding };

function subscribeToInstall(changed: () => void) {
  window.addEventListener('beforeinstallprompt', changed);
  window.addEventListener('appinstalled', changed);
  return () => {
    window.removeEventListener('beforeinstallprompt', changed);
    window.removeEventListener('appinstalled', changed);
  };
}

function chooseInstallation(browser: BrowserKind, canPrompt: boolean): Offer | null {
  if (browser.kind === 'ios') return { kind: 'steps', browser: browser.browser };
  if (browser.kind !== 'android') return null;
  if (canPrompt) return { kind: 'install' };
  return browser.browser === 'firefox' ? { kind: 'steps', browser: 'firefox' } : null;
}

/**
 * Chooses the offer for this browser: notifications in the installed app, leaving an in-app browser, or installing.
 * `hasSaved`: whether the user has saved an outfit.
 */
export function useOffer(hasSaved: boolean) {
  const [isInstalled] = useState(isStandalone);
  const [browser] = useState(() => classifyBrowser(navigator.userAgent, navigator.maxTouchPoints));
  const [isOver, setIsOver] = useState(() => isSnoozed());
  const visits = useVisitCount() ?? 0;
  const permission = useNotificationState();
  const isAnswered = useStored(notificationOfferAnswered) !== null;
  const canPrompt = useSyncExternalStore(subscribeToInstall, getInstallEvent) !== null;
  const end = () => setIsOver(true);
  const later = () => {
    snoozeInstall();
    end();
  };
  function choose(): Offer | null {
    if (isInstalled) return permission === 'default' && !isAnswered ? { kind: 'notifications' } : null;
    if (isOver) return null;
    if (browser.kind === 'in-app') return { kind: 'open-in-browser', embedding: browser };
    return isInstallDue(visits, hasSaved) ? chooseInstallation(browser, canPrompt) : null;
  }
  return { offer: choose(), later, end };
}
