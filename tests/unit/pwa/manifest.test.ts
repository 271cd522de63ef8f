import sharp from 'sharp';
import { GET } from '@/app/manifest.webmanifest/route';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
}

const readManifest = async (): Promise<Manifest> =>
  (await GET(new Request('https://nalot.example/manifest.webmanifest?lang=ko'))).json();

it('the manifest is complete', async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({ name: '날옷', lang: 'ko', start_url: '/home', scope: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/home', '/weather', '/my/bookmark']);
});

it('all pictures of the manifest exist with their type and size', async () => {
  const { icons, screenshots, shortcuts } = await readManifest();
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(pictures).toHaveLength(10);
  for (const { src, sizes, type } of pictures) {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    expect([src, `image/${format}`, `${width}x${height}`]).toEqual([src, type, sizes]);
  }
});
