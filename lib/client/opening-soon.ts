'use client';

import { toast } from 'sonner';

/** Says honestly that a door is not open yet. */
export const sayOpeningSoon = () => toast('곧 열려요. 조금만 기다려 주세요.');
