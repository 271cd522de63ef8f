import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';

const PICTURE = { presignedUrl: '/picture', width: 720, height: 900 };

let isOnline = true;
beforeAll(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline }));
const connect = (online: boolean) =>
  act(() => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

it('a picture that cannot be loaded becomes a note, and is loaded again once the device is online', () => {
  const { container } = render(<Picture picture={PICTURE} sizes="100px" alt="회색 코트 차림" />);
  connect(false);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: '회색 코트 차림' })).toHaveTextContent('연결되면 사진을 보여 드려요');
  connect(true);
  expect(container.querySelector('img')).toHaveAttribute('src', '/picture');
});

it('a picture that failed before the page was hydrated becomes a note, too', () => {
  const broken = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture picture={PICTURE} sizes="100px" alt="회색 코트 차림" />);
  expect(screen.getByRole('img', { name: '회색 코트 차림' })).toHaveTextContent('연결되면 사진을 보여 드려요');
  broken.mockRestore();
});
