import type { Language } from '@/lib/contract/language';
import { MAIL_CODE_TTL_S, type CodePurpose } from '@/lib/contract/mail-code';
import { getMessages } from '@/lib/messages/get-messages';
import { renderMailHtml, renderMailText, type MailContent } from './render-mail';
import type { Mail } from './mail';

/** Reader of a mail. */
export interface MailReader {
  address: string;
  language: Language;
}

const toMail = ({ address, language }: MailReader, content: MailContent): Mail => ({
  to: address,
  // The subject does not contain the code because locked phones display it.
  subject: getMessages(language).mail.formatSubject(content.title),
  text: renderMailText(content, language),
  html: renderMailHtml(content, language),
});

export function composeCodeMail(reader: MailReader, purpose: CodePurpose, code: string): Mail {
  const { mail } = getMessages(reader.language);
  return toMail(reader, { ...mail.code[purpose], code, notes: mail.listCodeNotes(MAIL_CODE_TTL_S / 60) });
}

/** Composes the notification that the password of an account was changed. */
export const composePasswordChangedMail = (reader: MailReader): Mail =>
  toMail(reader, getMessages(reader.language).mail.passwordChanged);
