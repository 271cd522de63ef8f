import type { Messages } from '../messages';

export const worker: Messages['worker'] = {
  feelings: { cold: 'Too cold', good: 'Just right', hot: 'Too warm' },
  fallback: { title: 'Your outfit for today is here', body: 'Tap to see the weather and your outfits.' },
};
