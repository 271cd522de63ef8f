import { RotateCw } from './icons';
import { useMessages } from '@/lib/client/language/messages';
import { Button } from './button';

interface Props {
  title: string;
  detail: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Replaces content that could not be loaded, with a retry button. */
export function Failure({ title, detail, onRetry, busy = false }: Props) {
  const { retry } = useMessages('failure');
  return (
    <div
      role="alert"
      className="mx-4 flex flex-col items-center gap-1 rounded-card bg-card p-6 text-center shadow-card"
    >
      <p className="text-lead font-semibold">{title}</p>
      <p className="mb-3 text-label text-ink-2">{detail}</p>
      <Button look="soft" onClick={onRetry} disabled={busy}>
        <RotateCw aria-hidden size={18} className={busy ? 'animate-spin' : ''} />
        <span>{retry}</span>
      </Button>
    </div>
  );
}

interface LoadFailureProps {
  texts: { loadFailed: string; loadFailedText: string };
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Replaces the content of a query that failed. */
export const LoadFailure = ({ texts, query }: LoadFailureProps) => (
  <Failure
    title={texts.loadFailed}
    detail={texts.loadFailedText}
    onRetry={() => void query.refetch()}
    busy={query.isFetching}
  />
);
