import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { InstallScript } from '@/components/pwa/install-script';
import { Providers } from './providers';
import { Splash } from '@/components/shell/splash';
import { VitalsReporter } from '@/components/shell/vitals-reporter';
import { WideAside } from '@/components/shell/wide-aside';
import { NONCE_HEADER } from '@/lib/content-security-policy';
import { env } from '@/lib/env';
import { DESCRIPTION } from './description';
import './globals.css';

export const metadata: Metadata = {
  title: { default: '날옷', template: '%s · 날옷' },
  description: DESCRIPTION,
  applicationName: '날옷',
  appleWebApp: { capable: true, title: '날옷', statusBarStyle: 'default' },
  formatDetection: { telephone: false, email: false, address: false },
  referrer: 'same-origin',
};

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
  return (
    <html lang="ko" suppressHydrationWarning>
      <body>
        <Splash nonce={nonce} />
        <Providers>{children}</Providers>
        {/* Measures only if the metrics are collected. */}
        {env().METRICS_PORT !== undefined && <VitalsReporter />}
        <WideAside />
        <InstallScript nonce={nonce} />
      </body>
    </html>
  );
}
