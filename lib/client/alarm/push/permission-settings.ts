import type { Messages } from '@/lib/messages/messages';

/** Returns where the user of this browser allows notifications. */
export function getPermissionSettings(userAgent: string): keyof Messages['pushDevice']['permissionSteps'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/SamsungBrowser/.test(userAgent)) return 'samsungBrowser';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox/.test(userAgent)) return 'firefox';
  return /Macintosh.*Version\/.*Safari/.test(userAgent) ? 'safari' : 'other';
}
