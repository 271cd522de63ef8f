import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { PieceTray } from '@/components/outfit/piece-tray';
import { MOST_PIECES, PIECES } from '@/lib/contract/pieces';
import type { TakeAlong } from '@/lib/contract/outfit';

const listSources = (takeAlong: TakeAlong[]) => {
  const { container } = render(<PieceTray takeAlong={takeAlong} />);
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
};
const take = (piece?: string): TakeAlong => ({
  kind: 'other',
  label: piece ?? '그늘에서 쉬기',
  ...(piece && { piece }),
});

describe('the pieces beside a figure', () => {
  it('are those that have a picture, in the order of the list', () => {
    expect(listSources([take('umbrella'), take(), take('mask')])).toEqual([
      '/figures/pieces/umbrella.webp',
      '/figures/pieces/mask.webp',
    ]);
  });

  it('are few, so that they do not hide the figure', () => {
    expect(listSources(PIECES.map((piece) => take(piece)))).toHaveLength(MOST_PIECES);
  });

  it('are nothing if there is nothing to take along', () => {
    expect(render(<PieceTray takeAlong={[take()]} />).container).toBeEmptyDOMElement();
  });

  it.each(PIECES)('%s has a picture', (piece) => {
    expect(existsSync(`public/figures/pieces/${piece}.webp`)).toBe(true);
  });
});
