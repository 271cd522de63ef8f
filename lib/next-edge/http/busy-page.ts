import { createHash } from 'node:crypto';
import type { TextLanguage } from '@/lib/contract/language';
import type { Messages } from '@/lib/messages/messages';

// The colours of app/tokens.css: this page has to stand without the app's files.
const STYLE = `
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center;color:#17212f;background:linear-gradient(180deg,#cfe6ff 0,#e9f4ff 34%,#f7faff 62%,#fff 100%) fixed;font:15px/22px Pretendard,system-ui,'Apple SD Gothic Neo','Noto Sans KR',sans-serif;word-break:keep-all}
h1{margin:0 24px 8px;font-size:20px;line-height:28px}
p{margin:0 24px;color:#4a566a}
@media (prefers-color-scheme:dark){body{color:#f0f4fa;background:linear-gradient(180deg,#1d3a63 0,#17283f 40%,#10161f 75%) fixed}p{color:#b3bfd0}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** Renders the page of a refused navigation, which loads itself again after some seconds. */
export const renderBusyPage = (language: TextLanguage, { app, busy }: Messages, seconds: number): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>${app.titleTemplate.replace('%s', busy.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${busy.heading}</h1>
<p>${busy.reopens(seconds)}</p>
</body>
</html>`;
