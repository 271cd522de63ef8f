'use client';

import { toast } from 'sonner';

/** Says honestly that a door is not open yet. */
export const sayOpeningSoon = () => toast('회원가입과 로그인은 곧 열려요. 지금은 둘러보기로 먼저 만나 보세요.');
