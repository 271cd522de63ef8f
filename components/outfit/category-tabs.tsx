import type { Category } from '@/lib/contract/outfit';
import type { CategoryId } from '@/lib/contract/category';

/** Widths by the length of the name: 80 %, 66 % and 50 % of a share, as the specification says. */
const share = (name: string) => (name.length >= 4 ? 80 : name.length === 3 ? 66 : 50);

interface Props {
  categories: Category[];
  selected: CategoryId;
  onSelect: (id: CategoryId) => void;
}

/** The categories as tabs of one row. */
export function CategoryTabs({ categories, selected, onSelect }: Props) {
  return (
    <div role="tablist" aria-label="일정" className="flex gap-2 px-4 pt-3 pb-3">
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
            onClick={() => onSelect(id)}
            style={{ flexGrow: share(categoryName), flexBasis: 0 }}
            className={`relative h-10 rounded-full text-label font-semibold whitespace-nowrap transition-colors before:absolute before:inset-x-0 before:-inset-y-1 ${
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
