import type { MetadataRoute } from 'next';
import type { Language } from '@/lib/contract/language';
import { chooseLanguage } from '@/lib/domain/choose-language';
import { LANGUAGE_PARAMETER } from '@/lib/domain/language';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

const narrowScreenshot = (name: string, label: string) =>
  ({ src: `/screenshots/${name}.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label }) as const;
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
});

function createManifest(language: Language): MetadataRoute.Manifest {
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
        sizes: '2560x1600',
        type: 'image/webp',
        form_factor: 'wide',
        label: app.screenshots.wide,
      },
    ],
  };
}

/**
 * Returns the manifest in the language that its address names, as pages link it, else in one that the browser accepts.
 * Browsers send no cookies when they fetch a manifest.
 */
export function GET({ url, headers }: Request): Response {
  const language = chooseLanguage({
    parameter: new URL(url).searchParams.get(LANGUAGE_PARAMETER),
    cookie: null,
    accepted: headers.get('accept-language'),
  });
  return new Response(JSON.stringify(createManifest(language)), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-language': language,
      vary: 'Accept-Language',
    },
  });
}
