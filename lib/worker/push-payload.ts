import { parseCategoryId } from '@/lib/contract/category';
import type { PushMessage } from '@/lib/contract/push-message';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

// `URL.canParse` is younger than phones that are in use.
function urlOf(address: unknown, origin: string): URL | null {
  try {
    return new URL(textOf(address) ?? '', origin);
  } catch {
    return null;
  }
}

/** An address as a path of this site; undefined for every other place, however it is spelled. */
export function ownPath(address: unknown, origin: string): string | undefined {
  const url = textOf(address) === undefined ? null : urlOf(address, origin);
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

const pictureOf = (address: unknown, origin: string): string | undefined =>
  /^https?:$/.test(urlOf(address, origin)?.protocol ?? '') ? textOf(address) : undefined;

/** Part of an address that is asked: nothing but what an outfit's id is made of. */
const OUTFIT_ID = /^[a-z0-9][a-z0-9-]*$/;

function outfitOf({ outfitId, outfitDate }: Fields): Pick<PushMessage['data'], 'outfitId' | 'outfitDate'> {
  const [id, date] = [textOf(outfitId), textOf(outfitDate)];
  return id && date && OUTFIT_ID.test(id) ? { outfitId: id, outfitDate: date } : {};
}

/**
 * A push as it arrived, by Firebase or by standard Web Push; null when it says nothing. The shape is the contract's,
 * read without its schema: a worker that starts for one push should start small.
 */
export function readPush(payload: unknown, origin: string): PushMessage | null {
  const { notification, data, fcmOptions, fcmMessageId } = fieldsOf(payload);
  const { title, body, image, icon } = fieldsOf(notification);
  const { messageId, eventTypeId, date, link, outfitId, outfitDate, asks } = fieldsOf(data);
  const heading = textOf(title);
  const id = textOf(messageId) ?? textOf(fcmMessageId);
  if (heading === undefined || id === undefined) return null;
  const categoryId = parseCategoryId(eventTypeId);
  const opens = ownPath(link, origin) ?? ownPath(fieldsOf(fcmOptions).link, origin) ?? `/home?category=${categoryId}`;
  return {
    notification: {
      title: heading,
      body: textOf(body) ?? '',
      image: pictureOf(image, origin),
      icon: ownPath(icon, origin),
    },
    data: {
      messageId: id,
      eventTypeId: categoryId,
      date: textOf(date) ?? '',
      link: opens,
      ...outfitOf({ outfitId, outfitDate }),
      ...(asks === 'feeling' && { asks }),
    },
  };
}
