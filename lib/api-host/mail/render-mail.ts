import type { Language } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import { escapeHtml } from './escape-html';

/** Content of a mail, from which its plain text and HTML are rendered. */
export interface MailContent {
  title: string;
  greeting: string;
  /** Code, displayed large. */
  code?: string;
  notes: string[];
}

export function renderMailText({ title, greeting, code, notes }: MailContent, language: Language): string {
  const { mail } = getMessages(language);
  const codeLines = code ? ['', mail.formatCodeLine(code)] : [];
  return [title, '', greeting, ...codeLines, '', ...notes, '', '--', mail.footer, ''].join('\n');
}

const CODE_STYLE =
  'margin:24px 0;padding:20px 0;border-radius:16px;background:#eef4ff;color:#1d4ed8;text-align:center;' +
  "font:700 34px/1.2 'SF Mono',Menlo,Consolas,monospace;letter-spacing:10px;text-indent:10px";
const FONT = "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";

/** Renders a mail as HTML. Uses only tables and inline styles, which all mail programs support. */
export function renderMailHtml({ title, greeting, code, notes }: MailContent, language: Language): string {
  const { mail } = getMessages(language);
  const note = (text: string) =>
    `<p style="margin:0 0 6px;font-size:14px;line-height:1.6;color:#64748b">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f1f5f9;word-break:keep-all">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding:32px 16px;background:#f1f5f9">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:440px;font-family:${FONT}">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:800;color:#2563eb">${mail.appName}</td></tr>
<tr><td style="padding:32px 28px;border-radius:24px;background:#ffffff">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.4;color:#0f172a">${escapeHtml(title)}</h1>
<p style="margin:0;font-size:16px;line-height:1.6;color:#334155">${escapeHtml(greeting)}</p>
${code ? `<div style="${CODE_STYLE}">${escapeHtml(code)}</div>` : '<div style="height:20px"></div>'}
${notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:1.6;color:#94a3b8">${escapeHtml(mail.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}
