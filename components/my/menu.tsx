import { ChevronRight, type LucideIcon } from '@/components/ui/icons';
import Link from 'next/link';
import { useId, type ComponentProps, type ReactNode } from 'react';

const ROW = 'flex min-h-[52px] w-full items-center gap-3 px-4 text-body text-left';

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card bg-card py-2 shadow-card">
      <h2 id={id} className="px-4 pt-2 pb-1 text-note font-semibold text-ink-2">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  icon?: LucideIcon;
  label: string;
  /** Content at the end of the row instead of the arrow. */
  end?: ReactNode;
}

function RowContent({ icon: Icon, label, end }: RowProps) {
  return (
    <>
      {Icon && <Icon aria-hidden size={21} className="flex-none text-ink-2" />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {end ?? <ChevronRight aria-hidden size={19} className="flex-none text-ink-2" />}
    </>
  );
}

/** Menu entry that opens a screen, or an external page or a text file in a new tab. */
export function MenuLink({
  href,
  onClick,
  ...row
}: RowProps & Pick<ComponentProps<typeof Link>, 'onClick'> & { href: string }) {
  const isExternal = /^https?:|\.txt$/.test(href);
  return (
    <li>
      {isExternal ? (
        <a href={href} target="_blank" rel="noreferrer" className={ROW}>
          <RowContent {...row} />
        </a>
      ) : (
        <Link href={href} onClick={onClick} className={ROW}>
          <RowContent {...row} />
        </Link>
      )}
    </li>
  );
}

/** Menu entry that runs an action. */
export function MenuButton({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={ROW}>
        <RowContent {...row} />
      </button>
    </li>
  );
}
