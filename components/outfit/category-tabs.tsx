import type { KeyboardEvent } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { Category } from '@/lib/contract/outfit';
import type { CategoryId } from '@/lib/contract/category';

/** Returns the relative width of a tab by the length of its name, as specified. */
const getFlexGrow = (name: string) => (name.length >= 4 ? 80 : name.length === 3 ? 66 : 50);

/** Moves the focus with arrows, Home and End. Only Enter and Space select, because a selection may open a login. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}

interface Props {
  categories: Category[];
  selected: CategoryId;
  onSelect: (id: CategoryId) => void;
}

export function CategoryTabs({ categories, selected, onSelect }: Props) {
  const messages = useMessages('outfitCards');
  return (
    <div
      role="tablist"
      aria-label={messages.categories}
      onKeyDown={moveFocus}
      className="flex flex-wrap gap-2 px-4 py-3 low:py-2 short:pt-1 short:pb-1.5 short:max-[359px]:gap-1.5"
    >
      {categories.map(({ id, categoryName }) => {
        const active = id === selected;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={`category-${id}`}
            aria-selected={active}
            aria-controls="outfits"
            tabIndex={active ? 0 : -1}
            onClick={() => onSelect(id)}
            style={{ flexGrow: getFlexGrow(categoryName), flexBasis: 0 }}
            className={`relative min-h-10 min-w-11 rounded-full px-1 text-label font-semibold whitespace-nowrap transition-colors before:absolute before:inset-x-0 before:-inset-y-1 short:min-h-9 short:max-[359px]:text-note ${
              active ? 'bg-accent text-on-accent' : 'bg-card text-ink-2'
            }`}
          >
            {categoryName}
          </button>
        );
      })}
    </div>
  );
}
