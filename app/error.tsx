'use client';

import { Failure } from '@/components/ui/failure';
import { Sky } from '@/components/ui/sky';
import { useMessages } from '@/lib/client/language/messages';

export default function PageError({ reset }: { reset: () => void }) {
  const { pageFailed, tryLater } = useMessages('failure');
  return (
    <Sky>
      <main className="flex flex-1 flex-col justify-center">
        <Failure title={pageFailed} detail={tryLater} onRetry={reset} />
      </main>
    </Sky>
  );
}
