import { render, screen } from '@testing-library/react';
import { OutfitItems } from '@/components/outfit/outfit-items';

it('labels a second top as worn under the first', () => {
  render(
    <OutfitItems
      items={[
        { slot: 'outer', name: '코트' },
        { slot: 'top', name: '니트' },
        { slot: 'top', name: '티셔츠' },
      ]}
    />,
  );
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(pairs).toEqual([
    ['아우터', '코트'],
    ['상의', '니트'],
    ['이너', '티셔츠'],
  ]);
});
