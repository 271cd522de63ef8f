import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TakeAlongList } from '@/components/outfit/take-along';
import { TAKE_ALONG_ICONS } from '@/components/outfit/take-along-icons';
import { OutfitDetails } from '@/components/outfit/outfit-details';
import type { OutfitMetadata, TakeAlong } from '@/lib/contract/outfit';

const PIECES: TakeAlong[] = [
  { kind: 'umbrella', label: '우산' },
  { kind: 'hat', label: '챙 있는 모자' },
  { kind: 'other', label: '물 한 병' },
];

function List() {
  const [lit, light] = useState<TakeAlong | null>(null);
  return <TakeAlongList pieces={PIECES} highlighted={lit} onHighlight={light} />;
}

describe('what to take along', () => {
  it('is apart from what to add and what to beware of', () => {
    const takeAlong: TakeAlong[] = [
      { kind: 'other', label: '받쳐 입을 발열 내의', group: 'add' },
      ...PIECES,
      { kind: 'other', label: '바깥에 있는 시간은 짧게', group: 'caution' },
    ];
    const outfit = { takeAlong, items: [], layers: [] } as unknown as OutfitMetadata;
    render(<OutfitDetails outfit={outfit} highlighted={null} onHighlight={() => undefined} />);
    const listed = (name: string) => screen.getByRole('heading', { name }).parentElement?.querySelectorAll('li').length;
    expect([listed('챙기기'), listed('이렇게 더해요'), listed('오늘은 조심')]).toEqual([3, 1, 1]);
  });

  it('highlights one item at a time, and none after a second tap', async () => {
    render(<List />);
    const [umbrella, hat] = screen.getAllByRole('button');
    await userEvent.click(umbrella!);
    await userEvent.click(hat!);
    expect(umbrella).toHaveAttribute('aria-pressed', 'false');
    expect(hat).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(hat!);
    expect(hat).toHaveAttribute('aria-pressed', 'false');
  });

  it('offers no highlight for items without a position on the figure', () => {
    render(<List />);
    expect(screen.getByText('물 한 병')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '물 한 병' })).not.toBeInTheDocument();
  });

  it('uses distinct icons for hat, scarf and water', () => {
    const drawingOf = (kind: TakeAlong['kind']) => {
      const Icon = TAKE_ALONG_ICONS[kind];
      return render(<Icon />).container.innerHTML;
    };
    const drawings = (['hat', 'sunglasses', 'scarf', 'cardigan', 'gloves', 'other'] as const).map(drawingOf);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.join()).not.toContain('briefcase');
  });
});
