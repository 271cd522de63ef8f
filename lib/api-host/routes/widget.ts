import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { WEATHER_FRESH_MS } from '@/lib/contract/weather-freshness';
import { createWidget, getWidgetPicture, getWidgets, revokeWidget } from '@/lib/contract/widget';
import type { AddressKind, WidgetSize } from '@/lib/contract/widget-sizes';
import { getMember } from '../accounts/identify-member';
import type { Cards } from '../card/cards';
import { forbidStoring, defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { requirePresentRegion } from '../region/present-region';
import { toServedCell } from '../region/served-cell';
import type { Infrastructure } from '../shared/infrastructure';
import { SETTING_CHANGE, WIDGET } from '../shared/limit-rules';
import { getNetwork } from '../shared/network';
import { composeWidgetContent, type WidgetContent } from '../widget/widget-content';
import { composeWidgetLook } from '../widget/widget-look';
import * as widgets from '../widget/widgets';

interface Dependencies extends OutfitDependencies, Pick<Infrastructure, 'database' | 'limits'> {
  widgetPictures: Cards<WidgetContent, WidgetSize>;
}

const FILE = /^([A-Za-z0-9_-]{43})\.png$/;

const PATHS: Record<AddressKind, (token: string) => string> = {
  picture: (token) => `/widget/${token}.png`,
  calendar: (token) => `/calendar/${token}.ics`,
};

export const widgetRoutes: Route<Dependencies>[] = [
  defineRoute(getWidgets, async (_, { database, regions }, context) => ({
    content: await widgets.listWidgets(await database(), getMember(context).userId, regions),
  })),

  defineRoute(createWidget, async ({ body }, { database, limits, regions, clock }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    const { kind, latitude: lat, longitude: lon, categoryId } = body;
    const cell = toServedCell({ lat, lon }, regions);
    const region = requirePresentRegion(body.region, cell, regions);
    const what = { userId, kind, cell, region, categoryId, nowMs: clock() };
    const { widget, token } = await widgets.createWidget(await database(), what);
    return { widget, path: PATHS[kind](token) };
  }),

  defineRoute(revokeWidget, async ({ params }, { database, limits, clock }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    await widgets.revokeWidget(await database(), userId, params.id, clock());
    return {};
  }),

  defineRoute(getWidgetPicture, async ({ params, query: { size } }, host, context) => {
    const token = FILE.exec(params.file)?.[1];
    if (!token) throw new ApiError('NOT_FOUND');
    const db = await host.database();
    const widget = await widgets.findWidget(db, token, host.regions);
    await host.limits.take({ limit: WIDGET, subject: widget.id });
    let isTemporary = false;
    const { picture, etag } = await host.widgetPictures.get({
      key: `${widget.id} ${size}`,
      owner: widget.id,
      shape: size,
      compose: async () => {
        const content = composeWidgetContent(await composeWidgetLook(db, widget, getNetwork(context), host));
        isTemporary = content.isTemporary === true;
        return content;
      },
      chargeLimit: async () => undefined,
    });
    context.header('cache-control', `private, max-age=${WEATHER_FRESH_MS / 1_000}`);
    if (isTemporary) forbidStoring(context);
    context.header('etag', etag);
    context.header('x-content-type-options', 'nosniff');
    // Dashboards of other sites may embed the picture; its address is the permission.
    context.header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304);
    return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' });
  }),
];
