import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { getCalendar } from '@/lib/contract/widget';
import { isPublished, publishCalendar, type PublishedCalendar } from '../calendar/publish-calendar';
import { findCalendar } from '../calendar/stored-calendar';
import { defineRoute, type Route } from '../http/define-route';
import type { CalendarHost } from '../calendar/compose-events';
import type { Infrastructure } from '../shared/infrastructure';
import { CALENDAR } from '../shared/limit-rules';

type Dependencies = CalendarHost & Pick<Infrastructure, 'database' | 'limits'>;

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

export const calendarRoutes: Route<Dependencies>[] = [
  defineRoute(getCalendar, async ({ params }, host, context) => {
    const token = FILE.exec(params.file)?.[1];
    if (!token) throw new ApiError('NOT_FOUND');
    const db = await host.database();
    const known = context.req.header('if-none-match');
    const calendar = await findCalendar(db, token, { regions: host.regions, knownEtags: known ?? '' });
    context.header('cache-control', 'private, no-cache');
    context.header('x-content-type-options', 'nosniff');
    const respond = ({ etag, getText }: PublishedCalendar) => {
      context.header('etag', etag);
      if (matchesEtag(known, etag)) return context.body(null, 304);
      return context.body(getText(), 200, { 'content-type': 'text/calendar; charset=utf-8' });
    };
    // A poll that changes nothing costs less than counting it.
    const { state, text } = calendar;
    const isKnown = state !== null && matchesEtag(known, state.etag);
    if (isPublished(calendar, host.clock()) && (isKnown || text !== null))
      return respond({ etag: calendar.state.etag, getText: () => text ?? '' });
    await host.limits.take({ limit: CALENDAR, subject: calendar.id });
    return respond(await publishCalendar(db, calendar, host));
  }),
];
