'use client';

import { Failure } from '@/components/ui/failure';
import { Sky } from '@/components/ui/sky';

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <Sky>
      <main className="flex flex-1 flex-col justify-center">
        <Failure title="화면을 그리지 못했어요" detail="잠시 뒤에 다시 시도해 주세요." onRetry={reset} />
      </main>
    </Sky>
  );
}
