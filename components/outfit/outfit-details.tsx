import Link from 'next/link';
import type { OutfitMetadata, TakeAlong } from '@/lib/contract/outfit';
import { useMessages } from '@/lib/client/language/messages';
import { Degrees } from '@/components/ui/degrees';
import { SCREENS } from '@/lib/routes';
import { OutfitItems } from './outfit-items';
import { TakeAlongList } from './take-along';

const CARD = 'bg-card rounded-card shadow-card p-4';
const HEADING = 'text-label text-ink-2 mb-2 font-semibold';

/** Keys of the headings of the items to take along: things to carry have no group. */
const GROUPS = [['takeAlong'], ['add', 'add'], ['caution', 'caution']] as const;

interface Props {
  outfit: OutfitMetadata;
  highlighted: TakeAlong | null;
  onHighlight: (piece: TakeAlong | null) => void;
  /** Returns the user's name for another cell of the day. */
  getCellName?: (cell: string) => string | undefined;
}

/** Details below the first screen: items to take along, garments, layer rows. */
export function OutfitDetails({ outfit, highlighted, onHighlight, getCellName }: Props) {
  const messages = useMessages('outfitCards').details;
  const { neverWear } = useMessages('homeLinks');
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-4">
      {GROUPS.map(([heading, group]) => {
        const pieces = outfit.takeAlong.filter((piece) => piece.group === group);
        return (
          pieces.length > 0 && (
            <section key={heading} className={CARD}>
              <h3 className={HEADING}>{messages[heading]}</h3>
              <TakeAlongList pieces={pieces} highlighted={highlighted} onHighlight={onHighlight} />
            </section>
          )
        );
      })}
      <section className={CARD}>
        <h3 className={HEADING}>{messages.items}</h3>
        <OutfitItems items={outfit.items} />
        <Link
          href={SCREENS.neverWear.path}
          prefetch={false}
          className="mt-1 -mb-2 flex min-h-11 items-center text-label text-ink-2 underline underline-offset-4"
        >
          {neverWear}
        </Link>
      </section>
      {outfit.layers.length > 0 && (
        <section className={CARD}>
          <h3 className={HEADING}>{messages.layers}</h3>
          <ol className="flex flex-col gap-2">
            {outfit.layers.map(({ part, temperature, text, cell }) => (
              <li key={part} className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-16 flex-none text-label font-semibold">
                  <span>{part}</span>
                  {cell !== undefined && (
                    <span className="block truncate text-note font-normal text-ink-2">
                      {getCellName?.(cell) ?? messages.elsewhere}
                    </span>
                  )}
                </span>
                {temperature !== null && (
                  <Degrees value={temperature} className="min-w-9 flex-none text-label text-ink-2" />
                )}
                {/* With large text it gets a line of its own. */}
                <span className="min-w-0 flex-[1_1_7rem] text-body">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
