'use client';

import { useQuery } from '@tanstack/react-query';
import { CategoriesFailure } from '@/components/outfit/categories-failure';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import type { CategoryId } from '@/lib/contract/category';
import { categoriesQuery } from '@/lib/client/outfit/queries';

interface Props {
  selected: CategoryId;
  onSelect: (id: CategoryId) => void;
}

export function CategoryChoice(props: Props) {
  const { category } = useMessages('alarm');
  return (
    <fieldset className="min-w-0 rounded-card bg-card p-4 shadow-card">
      <legend className="float-left mb-2 text-label font-semibold">{category}</legend>
      <div className="clear-both">
        <Categories {...props} />
      </div>
    </fieldset>
  );
}

function Categories({ selected, onSelect }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(categoriesQuery(useLanguage()));
  if (isPending) return <Skeleton className="h-11" />;
  if (!data) return <CategoriesFailure busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-wrap gap-2">
      {data.content.map(({ id, categoryName }) => (
        <ChoiceChip
          key={id}
          type="radio"
          name="category"
          checked={id === selected}
          onChange={() => onSelect(id)}
          className="flex-auto px-2 whitespace-nowrap text-ink-2"
        >
          {categoryName}
        </ChoiceChip>
      ))}
    </div>
  );
}
