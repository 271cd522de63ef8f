import { escapeHtml } from './escape-html';
import type { OutboxMail } from './outbox';

const STYLE = `
body{margin:0;word-break:keep-all;background:#f1f5f9;color:#0f172a;font:16px/1.6 -apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 16px}
h1{margin:0;font-size:24px}
.lead{margin:4px 0 24px;color:#64748b}
article{margin:0 0 16px;padding:20px 24px;border-radius:20px;background:#fff}
h2{margin:0;font-size:17px}
.meta{margin:0 0 12px;color:#64748b;font-size:14px;overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:15px}
summary{margin-top:12px;color:#2563eb;font-size:14px;cursor:pointer}
iframe{width:100%;height:560px;margin-top:12px;border:0;border-radius:16px}
`;

const kstTime = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
});

const renderMail = ({ to, subject, text, html, sentAt }: OutboxMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">${escapeHtml(to)} · ${kstTime.format(sentAt)}</p>
<pre>${escapeHtml(text)}</pre>
<details><summary>받는 사람에게 보이는 모습</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;

export const renderMailboxPage = (mails: readonly OutboxMail[]): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>개발용 우편함 · 날옷</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>개발용 우편함</h1>
<p class="lead">메일 서버가 없어서 보내지 않고 모아 둔 메일이에요. 이 컴퓨터에서만 볼 수 있어요.</p>
${mails.map(renderMail).join('\n') || '<article><p>아직 메일이 없어요. 인증번호를 요청하고 새로고침해 주세요.</p></article>'}
</main>
</body>
</html>`;
