import type { MetadataRoute } from 'next';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

const narrowScreenshot = (name: string, label: string) =>
  ({ src: `/screenshots/${name}.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label }) as const;
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
});

/** In the language that the browser prefers, because browsers send no cookies when they fetch a manifest. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const language = await readLanguage();
  const { app, ui, screens } = getMessages(language);
  return {
    id: SCREENS.home.path,
    name: ui.appName,
    short_name: ui.appName,
    description: app.description,
    lang: language,
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
      shortcut(screens.homeTab, SCREENS.home.path, 'home'),
      shortcut(screens.weather, SCREENS.weather.path, 'weather'),
      shortcut(app.savedOutfits, SCREENS.bookmarks.path, 'bookmark'),
    ],
    screenshots: [
      narrowScreenshot('home', app.screenshots.home),
      narrowScreenshot('weather', app.screenshots.weather),
      {
        src: '/screenshots/wide.webp',
        sizes: '2560x1688',
        type: 'image/webp',
        form_factor: 'wide',
        label: app.screenshots.wide,
      },
    ],
  };
}
