'use client';

import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Skeleton } from '@/components/ui/skeleton';
import type { CategoryId } from '@/lib/contract/category';
import { categoriesQuery } from '@/lib/client/outfit/queries';

interface Props {
  selected: CategoryId;
  onSelect: (id: CategoryId) => void;
}

/** Which category's outfit the alarm tells of. */
export function CategoryChoice(props: Props) {
  return (
    <fieldset className="min-w-0 rounded-card bg-card p-4 shadow-card">
      <legend className="float-left mb-2 text-label font-semibold">받아 볼 옷차림</legend>
      <div className="clear-both">
        <Categories {...props} />
      </div>
    </fieldset>
  );
}

function Categories({ selected, onSelect }: Props) {
  const { data, isPending, refetch } = useQuery(categoriesQuery());
  if (isPending) return <Skeleton className="h-11" />;
  if (!data)
    return (
      <button
        type="button"
        onClick={() => void refetch()}
        className="flex min-h-11 items-center gap-1.5 text-label font-semibold text-accent-text"
      >
        <RotateCw aria-hidden size={16} />
        일정을 불러오지 못했어요. 다시 불러오기
      </button>
    );
  return (
    <div className="flex gap-2">
      {data.content.map(({ id, categoryName }) => (
        <label
          key={id}
          className="flex h-11 flex-auto cursor-pointer items-center justify-center rounded-full border border-control bg-solid px-1 text-label font-semibold whitespace-nowrap text-ink-2 transition-colors has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="category"
            className="sr-only"
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          {categoryName}
        </label>
      ))}
    </div>
  );
}
