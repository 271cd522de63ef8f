import type { MetadataRoute } from 'next';
import { SCREENS } from '@/lib/routes';
import { DESCRIPTION } from './description';

const narrowScreenshot = (name: string, label: string) =>
  ({ src: `/screenshots/${name}.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label }) as const;
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: SCREENS.home.path,
    name: '날옷',
    short_name: '날옷',
    description: DESCRIPTION,
    lang: 'ko',
    dir: 'ltr',
    start_url: SCREENS.home.path,
    scope: '/',
    display: 'standalone',
    theme_color: '#cfe6ff',
    background_color: '#f6f9fd',
    categories: ['weather', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(SCREENS.home.tabTitle, SCREENS.home.path, 'home'),
      shortcut(SCREENS.weather.title, SCREENS.weather.path, 'weather'),
      shortcut('저장한 코디', SCREENS.bookmarks.path, 'bookmark'),
    ],
    screenshots: [
      narrowScreenshot('home', '오늘의 날씨와 옷차림'),
      narrowScreenshot('weather', '시간별 날씨와 열흘 예보'),
      {
        src: '/screenshots/wide.webp',
        sizes: '2560x1688',
        type: 'image/webp',
        form_factor: 'wide',
        label: '넓은 화면의 날옷',
      },
    ],
  };
}
