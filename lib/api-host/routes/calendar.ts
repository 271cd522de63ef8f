import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { getCalendar } from '@/lib/contract/widget';
import { isPublished, publishCalendar } from '../calendar/publish-calendar';
import { findCalendar } from '../calendar/stored-calendar';
import { defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { Infrastructure } from '../shared/infrastructure';
import { CALENDAR } from '../shared/limit-rules';

type Dependencies = OutfitDependencies & Pick<Infrastructure, 'database' | 'limits'>;

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

export const calendarRoutes: Route<Dependencies>[] = [
  defineRoute(getCalendar, async ({ params }, host, context) => {
    const token = FILE.exec(params.file)?.[1];
    if (!token) throw new ApiError('NOT_FOUND');
    const db = await host.database();
    const calendar = await findCalendar(db, token, host.regions);
    context.header('cache-control', 'private, no-cache');
    context.header('x-content-type-options', 'nosniff');
    const known = context.req.header('if-none-match');
    const confirm = (etag: string) => {
      context.header('etag', etag);
      return matchesEtag(known, etag) ? context.body(null, 304) : null;
    };
    // A poll that changes nothing costs less than counting it.
    const unchanged = isPublished(calendar, host.clock()) && calendar.state && confirm(calendar.state.etag);
    if (unchanged) return unchanged;
    await host.limits.take({ limit: CALENDAR, subject: calendar.id });
    const { etag, render } = await publishCalendar(db, calendar, host);
    return confirm(etag) ?? context.body(render(), 200, { 'content-type': 'text/calendar; charset=utf-8' });
  }),
];
