import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbroadCard } from '@/components/home/abroad-card';
import { PlaceProvider, usePlace } from '@/lib/client/place/place';
import { DEFAULT_PLACE } from '@/lib/domain/place';

const BUSAN = { sidonm: '부산광역시', sggnm: '연제구' };

function Header() {
  const { place, locate } = usePlace();
  return <button onClick={() => void locate()}>{place.region.sggnm}</button>;
}

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
  const position = { coords: { latitude: 35.68, longitude: 139.76 } };
  Object.assign(navigator, { geolocation: { getCurrentPosition: (found: (at: object) => void) => found(position) } });
  global.fetch = jest.fn(async (address: string) => {
    const isAbroad = address.includes('139.76');
    const error = { code: 'OUTSIDE_SERVICE_AREA', message: '' };
    return { ok: !isAbroad, headers: new Headers(), json: async () => (isAbroad ? { error } : BUSAN) };
  }) as never;
});

it("tells users abroad which place's weather is shown, and offers a city search", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
        <Header />
        <AbroadCard />
      </PlaceProvider>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('강남구'));
  expect(await screen.findByText(/대한민국 안에서만/)).toBeInTheDocument();
  expect(screen.getByText(/강남구 기준이에요/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '부산' }));
  expect(await screen.findByText('연제구')).toBeInTheDocument();
  expect(screen.queryByText(/대한민국 안에서만/)).not.toBeInTheDocument();
});
