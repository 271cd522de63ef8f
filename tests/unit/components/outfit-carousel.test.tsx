import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutfitCarousel } from '@/components/outfit/outfit-carousel';
import type { OutfitFile } from '@/lib/contract/outfit';

const outfit = (id: string): OutfitFile => ({
  id,
  bookmarked: false,
  metadata: {
    presignedUrl: `/pictures/${id}`,
    width: 720,
    height: 900,
    title: `코디 ${id}`,
    alt: '아이보리 니트와 청바지',
    reason: '',
    items: [],
    takeAlong: [],
    layers: [],
  },
});

function show(index = 0) {
  const onMove = jest.fn();
  const onToggleBookmark = jest.fn();
  const outfits = ['a', 'b', 'c'].map(outfit);
  render(<OutfitCarousel outfits={outfits} index={index} onMove={onMove} onToggleBookmark={onToggleBookmark} />);
  return { onMove, onToggleBookmark };
}

/** jsdom has neither pointer capture nor coordinates on pointer events. */
function swipe(dx: number, dy = 0) {
  const list = screen.getAllByRole('list')[0] as HTMLElement;
  list.setPointerCapture = () => undefined;
  const at = (type: string, x: number, y: number) =>
    fireEvent(list, Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerId: 1 }));
  at('pointerdown', 200, 300);
  at('pointermove', 200 + dx / 2, 300 + dy / 2);
  at('pointermove', 200 + dx, 300 + dy);
  at('pointerup', 200 + dx, 300 + dy);
}

describe('the outfit carousel', () => {
  it.each([
    [-51, [[1]]],
    [-50, []],
    [-20, []],
  ])('takes a swipe of %i px as %j', (dx, calls) => {
    const { onMove } = show();
    swipe(dx);
    expect(onMove.mock.calls).toEqual(calls);
  });

  it('goes back with a swipe to the right, but not before the first', () => {
    const { onMove } = show(1);
    swipe(80);
    expect(onMove).toHaveBeenCalledWith(-1);
  });

  it('does not move before the first outfit', () => {
    const { onMove } = show(0);
    swipe(80);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('leaves vertical scrolling to the page', () => {
    const { onMove } = show();
    swipe(-70, 200);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('moves by arrow keys and buttons too', async () => {
    const { onMove } = show();
    fireEvent.keyDown(screen.getByRole('region', { name: '추천 코디' }), { key: 'ArrowRight' });
    await userEvent.click(screen.getByRole('button', { name: '다음 코디' }));
    expect(onMove.mock.calls).toEqual([[1], [1]]);
  });

  it('names the clothes for those who do not see them, and says its position', () => {
    show(1);
    expect(screen.getAllByAltText('아이보리 니트와 청바지')).toHaveLength(3);
    expect(screen.getByText('3벌 중 2번째')).toBeInTheDocument();
  });

  it('loads the first picture with high priority and the far ones lazily', () => {
    show();
    const [first, , third] = screen.getAllByAltText('아이보리 니트와 청바지');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(third).toHaveAttribute('loading', 'lazy');
  });
});
