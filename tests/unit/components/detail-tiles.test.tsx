import { render, screen } from '@testing-library/react';
import { DetailTiles } from '@/components/weather/detail-tiles';

const NOTHING = { humidity: null, windSpeed: null, sunrise: null, sunset: null, air: [], snow: [] };
const TODAY = '2023-11-21';
const listTiles = () =>
  screen.queryAllByRole('term').map(({ textContent, nextSibling }) => `${textContent} ${nextSibling?.textContent}`);

it('shows a tile for each known condition', () => {
  const details = {
    humidity: 55,
    windSpeed: 9.1,
    sunrise: '07:17',
    sunset: '17:18',
    air: [{ date: '2023-11-22', grade: '나쁨' }],
    snow: [{ date: '2023-11-23', cm: 2 }],
  };
  render(<DetailTiles details={details} today={TODAY} />);
  expect(listTiles()).toEqual([
    '습도 55%쾌적해요',
    '바람 9.1m/s강해요',
    '일출 7:17',
    '일몰 17:18',
    '내일 미세먼지 나쁨',
    '모레 내리는 눈 2cm',
  ]);
});

it('has no tile for what is unknown, and nothing if nothing is known', () => {
  const { container, rerender } = render(<DetailTiles details={{ ...NOTHING, humidity: 0 }} today={TODAY} />);
  expect(listTiles()).toEqual(['습도 0%건조해요']);
  rerender(<DetailTiles details={NOTHING} today={TODAY} />);
  expect(container).toBeEmptyDOMElement();
});
