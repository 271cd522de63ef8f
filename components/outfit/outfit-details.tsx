import { Briefcase, Footprints, Glasses, Hand, Shirt, ShieldPlus, Umbrella, type LucideIcon } from 'lucide-react';
import type { OutfitMetadata } from '@/lib/contract/outfit';
import { Degrees } from '@/components/ui/degrees';
import { OutfitItems } from './outfit-items';

const TAKE_ICONS: Record<OutfitMetadata['takeAlong'][number]['kind'], LucideIcon> = {
  umbrella: Umbrella,
  boots: Footprints,
  mask: ShieldPlus,
  hat: Glasses,
  sunglasses: Glasses,
  scarf: Shirt,
  gloves: Hand,
  cardigan: Shirt,
  other: Briefcase,
};

const CARD = 'bg-card rounded-card shadow-card p-4';
const HEADING = 'text-label text-ink-2 mb-2 font-semibold';

/** A scroll away: the clothes by name, what to take along, how layers go through the day. */
export function OutfitDetails({ outfit }: { outfit: OutfitMetadata }) {
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-4">
      {outfit.takeAlong.length > 0 && (
        <section className={CARD}>
          <h3 className={HEADING}>챙겨 나가요</h3>
          <ul className="flex flex-wrap gap-2">
            {outfit.takeAlong.map(({ kind, label }) => {
              const Icon = TAKE_ICONS[kind];
              return (
                <li
                  key={kind + label}
                  className="flex items-center gap-1.5 rounded-small bg-accent-soft px-3 py-1.5 text-label font-semibold text-accent-text"
                >
                  <Icon aria-hidden size={16} />
                  {label}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className={CARD}>
        <h3 className={HEADING}>이렇게 입었어요</h3>
        <OutfitItems items={outfit.items} />
      </section>
      {outfit.layers.length > 0 && (
        <section className={CARD}>
          <h3 className={HEADING}>하루 동안 이렇게</h3>
          <ol className="flex flex-col gap-2">
            {outfit.layers.map(({ part, temperature, text }) => (
              <li key={part} className="flex items-baseline gap-3">
                <span className="w-16 flex-none text-label font-semibold">{part}</span>
                <Degrees value={temperature} className="w-9 flex-none text-label text-ink-2" />
                <span className="text-body">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
