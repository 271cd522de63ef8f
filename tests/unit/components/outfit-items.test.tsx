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

it('lists garments that the picture hides apart from those that are seen', () => {
  render(
    <OutfitItems
      items={[
        { slot: 'outer', name: '롱패딩' },
        { slot: 'outer', name: '가디건', underneath: true },
        { slot: 'top', name: '니트', underneath: true },
        { slot: 'shoes', name: '부츠' },
        { slot: 'accessory', name: '장갑', underneath: true },
      ]}
    />,
  );
  const heading = screen.getByText('그림에 가려진 옷');
  const isBelow = (name: string) =>
    (heading.compareDocumentPosition(screen.getByText(name)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(['롱패딩', '부츠', '가디건', '니트', '장갑'].map(isBelow)).toEqual([false, false, true, true, true]);
});
