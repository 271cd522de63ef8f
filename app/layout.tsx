import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FirstMessages } from '@/lib/client/language/message-packs';
import { readLanguage } from '@/lib/bff/for-pages';
import { InstallScript } from '@/components/pwa/install-script';
import { Providers } from './providers';
import { Splash } from '@/components/shell/splash';
import { VitalsReporter } from '@/components/shell/vitals-reporter';
import { WideAside } from '@/components/shell/wide-aside';
import { NONCE_HEADER } from '@/lib/content-security-policy';
import { LANGUAGE_PARAMETER } from '@/lib/domain/language';
import { env } from '@/lib/env';
import { getMessages } from '@/lib/messages/get-messages';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const language = await readLanguage();
  const { app, ui } = getMessages(language);
  return {
    title: { default: ui.appName, template: app.titleTemplate },
    description: app.description,
    applicationName: ui.appName,
    manifest: `/manifest.webmanifest?${LANGUAGE_PARAMETER}=${language}`,
    appleWebApp: { capable: true, title: ui.appName, statusBarStyle: 'default' },
    formatDetection: { telephone: false, email: false, address: false },
    referrer: 'same-origin',
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The keyboard shrinks the page instead of covering a form's button.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#cfe6ff' },
    { media: '(prefers-color-scheme: dark)', color: '#1d3a63' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  const language = await readLanguage();
  return (
    <html lang={language} suppressHydrationWarning>
      <body>
        <Splash language={language} nonce={nonce} />
        <FirstMessages language={language}>
          <Providers>{children}</Providers>
          {/* Measures only if the metrics are collected. */}
          {env().METRICS_PORT !== undefined && <VitalsReporter />}
          <WideAside messages={getMessages(language).aside} />
        </FirstMessages>
        <InstallScript nonce={nonce} />
      </body>
    </html>
  );
}
