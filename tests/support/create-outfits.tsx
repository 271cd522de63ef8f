import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Outfits } from '@/components/outfit/outfits';
import type { OutfitQuery } from '@/lib/client/outfit/queries';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';

interface Props {
  queryClient: QueryClient;
  choice: Omit<OutfitQuery, 'gender'> & { gender: OutfitQuery['gender'] | null };
  onDay?: () => void;
}

/** Creates the outfits of home for a choice, rendered now, with nothing above and below. */
export const createOutfits = ({ queryClient, choice, onDay = () => {} }: Props) => (
  <QueryClientProvider client={queryClient}>
    <LoginPromptProvider>
      <Outfits
        {...choice}
        renderedAtMs={Date.now()}
        renderAbove={() => null}
        below={null}
        onView={() => undefined}
        onDay={onDay}
      />
    </LoginPromptProvider>
  </QueryClientProvider>
);
