'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { sayOpeningSoon } from '@/lib/client/opening-soon';
import { GoogleMark, KakaoMark } from './provider-marks';

const WAY = 'rounded-control text-body flex min-h-12 flex-1 items-center justify-center gap-2 font-semibold';

/** The ways into the product: browse, log in, a provider, sign up. */
export function WaysIn() {
  return (
    <div className="flex flex-col gap-2 px-5 pb-[calc(12px+env(safe-area-inset-bottom))]">
      <Link href="/home" className={`${WAY} bg-accent text-on-accent flex-none`}>
        둘러보기
      </Link>
      <Button look="soft" onClick={sayOpeningSoon}>
        날옷 로그인
      </Button>
      <p className="text-note text-ink-2 flex items-center gap-3 py-0.5 before:h-px before:flex-1 before:bg-[var(--line)] after:h-px after:flex-1 after:bg-[var(--line)]">
        또는
      </p>
      <div className="flex gap-2">
        <button type="button" onClick={sayOpeningSoon} className={`${WAY} bg-kakao text-on-kakao`}>
          <KakaoMark /> 카카오
        </button>
        <button type="button" onClick={sayOpeningSoon} className={`${WAY} bg-solid text-ink border-line border`}>
          <GoogleMark /> Google
        </button>
      </div>
      <p className="text-label text-ink-2 flex items-center justify-center">
        아직 회원이 아니신가요?
        <button type="button" onClick={sayOpeningSoon} className="text-accent-text min-h-11 px-2 font-semibold underline underline-offset-4">
          회원가입
        </button>
      </p>
    </div>
  );
}
