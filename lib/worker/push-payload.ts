import { parseCategoryId } from '@/lib/contract/category';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import type { PushMessage } from '@/lib/contract/push-message';
import { parseLanguage } from '@/lib/domain/language';

type Fields = Record<string, unknown>;

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

// Phones in use lack `URL.canParse`.
function parseUrl(address: unknown, origin: string): URL | null {
  try {
    return new URL(toText(address) ?? '', origin);
  } catch {
    return null;
  }
}

/** Returns the path and query of an address of this site; undefined for every other site and for invalid addresses. */
export function getOwnPath(address: unknown, origin: string): string | undefined {
  const url = toText(address) === undefined ? null : parseUrl(address, origin);
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search;
  // `/.//evil.example` is an address of this site, but its path alone, `//evil.example`, is another site.
  return parseUrl(path, origin)?.origin === origin ? path : undefined;
}

const parsePicture = (address: unknown, origin: string): string | undefined =>
  /^https?:$/.test(parseUrl(address, origin)?.protocol ?? '') ? toText(address) : undefined;

function parseOutfit({
  outfitId,
  outfitDate,
  outfitTold,
}: Fields): Pick<PushMessage['data'], 'outfitId' | 'outfitDate' | 'outfitTold'> {
  const [id, date, told] = [toText(outfitId), toText(outfitDate), toText(outfitTold)];
  if (!id || !date || !OUTFIT_ID.test(id)) return {};
  return { outfitId: id, outfitDate: date, ...(told && { outfitTold: told }) };
}

/** Returns the payload that a notification was declared by (Declarative Web Push). */
export const toPayload = (notification: Notification | null | undefined): unknown => {
  const { title, body, icon, lang, data, image } = (notification ?? {}) as Partial<Notification> & { image?: string };
  return { notification: { title, body, icon, lang, image }, data: data as unknown };
};

/**
 * Parses the payload of a push from Firebase or standard Web Push; null if it has no title or id. It does not use the
 * contract's schema, because a worker that starts for one push should load little code.
 */
export function parsePush(payload: unknown, origin: string): PushMessage | null {
  const { notification, data, fcmOptions, fcmMessageId } = toFields(payload);
  const { title, body, image, icon, lang } = toFields(notification);
  const { messageId, eventTypeId, date, link, outfitId, outfitDate, outfitTold, asks } = toFields(data);
  const heading = toText(title);
  const id = toText(messageId) ?? toText(fcmMessageId);
  if (heading === undefined || id === undefined) return null;
  const categoryId = parseCategoryId(eventTypeId);
  const opens =
    getOwnPath(link, origin) ?? getOwnPath(toFields(fcmOptions).link, origin) ?? `/home?category=${categoryId}`;
  return {
    notification: {
      title: heading,
      body: toText(body) ?? '',
      image: parsePicture(image, origin),
      icon: getOwnPath(icon, origin),
      lang: parseLanguage(toText(lang)) ?? undefined,
    },
    data: {
      messageId: id,
      eventTypeId: categoryId,
      date: toText(date) ?? '',
      link: opens,
      ...parseOutfit({ outfitId, outfitDate, outfitTold }),
      ...(asks === 'feeling' && { asks }),
    },
  };
}
