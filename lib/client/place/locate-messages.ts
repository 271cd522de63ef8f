'use client';

import { useCallback, useEffect } from 'react';
import { parseSharedLook } from '@/lib/domain/shared-look';
import { getGeolocationPermission } from './geolocation';
import { usePlace, type LocateOutcome } from './place';
import { isPlaceChosen } from './stored-place';
import { toast } from '../toasts/toasts';

const MESSAGES: Record<Exclude<LocateOutcome, 'located' | 'left'>, string> = {
  refused: '위치 권한이 꺼져 있어요. 브라우저 설정에서 위치를 허용하거나, 지역 이름으로 골라 주세요.',
  unsupported: '이 브라우저에서는 위치를 알 수 없어요. 지금 보이는 지역의 날씨를 알려드릴게요.',
  unavailable: '위치를 찾지 못했어요. 지금 보이는 지역의 날씨를 알려드릴게요.',
  outside: '아직 대한민국 안에서만 날씨를 알려드릴 수 있어요. 대신 지금 보이는 지역의 날씨예요.',
  failed: '위치를 확인하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
};

/** Returns null if the attempt succeeded or the user chose another place meanwhile. */
export const getLocateMessage = (outcome: LocateOutcome): string | null =>
  outcome === 'located' || outcome === 'left' ? null : MESSAGES[outcome];

export function useLocateWithToast(): () => Promise<LocateOutcome> {
  const { locate } = usePlace();
  return useCallback(async () => {
    const outcome = await locate();
    const message = getLocateMessage(outcome);
    if (message) toast(message, { id: outcome });
    return outcome;
  }, [locate]);
}

/**
 * Locates the user on mount if the permission is already granted and no place was chosen. Never shows the browser's
 * permission prompt, which requires a tap.
 */
export function useLocateIfAllowed(): void {
  const { locate } = usePlace();
  // Synchronises with the browser's permission.
  useEffect(() => {
    // A shared link shows its own place.
    if (isPlaceChosen() || parseSharedLook(new URLSearchParams(location.search))) return;
    let gone = false;
    void getGeolocationPermission().then((permission) => {
      if (permission === 'granted' && !gone) void locate();
    });
    return () => {
      gone = true;
    };
  }, [locate]);
}
