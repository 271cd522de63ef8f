import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutfitCarousel } from '@/components/outfit/outfit-carousel';
import { BOX_VARIABLES } from '@/lib/client/outfit/box-variables';
import type { OutfitFile, PictureFrame } from '@/lib/contract/outfit';

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
    suits: { fromC: 3, untilC: 12, rain: true },
  },
});

const FRAME: PictureFrame = { box: [240, 80, 508, 832], head: [345, 244, 369], ground: ['#dae1e5', '#e2e9eb'] };

const lightOf = (frame?: PictureFrame) => {
  const plain = outfit('a');
  const { container } = render(
    <OutfitCarousel
      outfits={[{ ...plain, metadata: { ...plain.metadata, frame } }]}
      index={0}
      highlighted={{ kind: 'mask', label: 'KF80 마스크' }}
      onMove={jest.fn()}
      onToggleBookmark={jest.fn()}
    />,
  );
  const ring = container.querySelector('.piece-ring');
  return ['cx', 'cy'].map((name) => Number(ring?.getAttribute(name)));
};

it('highlights the mouth at its recorded position, or at the usual one without a frame', () => {
  expect(lightOf(FRAME)).toEqual([345, 244]);
  expect(lightOf({ ...FRAME, head: [355, 319, 335] })).toEqual([355, 319]);
  expect(lightOf()).toEqual([355, 190]);
});

it('passes the box and the ground of the frame to the crop', () => {
  const plain = outfit('a');
  const framed = { ...plain, metadata: { ...plain.metadata, frame: FRAME } };
  render(<OutfitCarousel outfits={[framed, outfit('b')]} index={0} onMove={jest.fn()} onToggleBookmark={jest.fn()} />);
  const [first, second] = document.querySelectorAll('li');
  const edges = BOX_VARIABLES.map((name) => first?.style.getPropertyValue(name));
  expect(edges).toEqual(['240', '80', '508', '832']);
  expect(first?.style.getPropertyValue('--ground')).toBe('#dae1e5,#e2e9eb');
  expect(second?.getAttribute('style')).toBeNull();
});

function show(index = 0) {
  const onMove = jest.fn();
  const onToggleBookmark = jest.fn();
  const outfits = ['a', 'b', 'c'].map(outfit);
  const carouselAt = (at: number) => (
    <OutfitCarousel outfits={outfits} index={at} onMove={onMove} onToggleBookmark={onToggleBookmark} />
  );
  const { rerender } = render(carouselAt(index));
  return { onMove, onToggleBookmark, turnTo: (at: number) => rerender(carouselAt(at)) };
}

/** Simulates pointer events, which lack capture and coordinates in jsdom; `path` maps ms to positions. */
function follow(path: [atMs: number, dx: number, dy?: number][]) {
  const carousel = screen.getByRole('region', { name: '추천 코디' });
  carousel.setPointerCapture = () => undefined;
  path.forEach(([atMs, dx, dy = 0], step) => {
    const type = step === 0 ? 'pointerdown' : step === path.length - 1 ? 'pointerup' : 'pointermove';
    const event = new MouseEvent(type, { bubbles: true, clientX: 200 + dx, clientY: 300 + dy });
    fireEvent(
      carousel,
      Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: 1_000 + atMs } }),
    );
  });
}

const swipe = (dx: number, dy = 0) =>
  follow([
    [0, 0],
    [300, dx / 2, dy / 2],
    [600, dx, dy],
    [700, dx, dy],
  ]);

describe('the outfit carousel', () => {
  it.each([
    [-51, [[1]]],
    [-50, []],
    [-20, []],
  ])('interprets a swipe of %i px as %j', (dx, calls) => {
    const { onMove } = show();
    swipe(dx);
    expect(onMove.mock.calls).toEqual(calls);
  });

  it.each([
    ['a flick moves on, however short', [30, -10], [50, -24], [[1]]],
    ['one that hardly moves does not', [10, -9], [20, -12], []],
    ['one taken back at the end does not', [500, -120], [560, -70], []],
  ] as const)('%s', (_, middle, end, calls) => {
    const { onMove } = show();
    follow([[0, 0], [...middle], [...end], [...end]]);
    expect(onMove.mock.calls).toEqual(calls);
  });

  it('moves back with a swipe to the right, but not before the first', () => {
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

  it('moves with arrow keys and buttons too', async () => {
    const { onMove } = show();
    fireEvent.keyDown(screen.getByRole('region', { name: '추천 코디' }), { key: 'ArrowRight' });
    await userEvent.click(screen.getByRole('button', { name: '다음 코디' }));
    expect(onMove.mock.calls).toEqual([[1], [1]]);
  });

  it('moves the focus when the focused slide leaves the front', () => {
    const { turnTo } = show();
    const bookmark = () => screen.getAllByRole('button', { name: /저장$/, hidden: true });
    bookmark()[0]?.focus();
    fireEvent.keyDown(bookmark()[0]!, { key: 'ArrowRight' });
    turnTo(1);
    expect(bookmark()[1]).toHaveFocus();
  });

  it('announces clothes and position to screen readers', () => {
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
