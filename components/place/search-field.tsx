'use client';

import { Search, X } from '@/components/ui/icons';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Called on Enter, which chooses the first result. */
  onEnter: () => void;
}

export function SearchField({ query, onQuery, onEnter }: Props) {
  const messages = useMessages('placesSheet').search;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
      className="relative"
    >
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={messages.label}
        placeholder={messages.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-solid pr-12 pl-11 text-lead placeholder:text-ink-2"
      />
      {query !== '' && (
        <IconButton
          aria-label={messages.clear}
          onClick={clear}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 text-ink-2"
        >
          <X aria-hidden size={19} />
        </IconButton>
      )}
    </form>
  );
}
