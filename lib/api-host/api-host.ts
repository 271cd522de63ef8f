import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CALLS } from '@/lib/contract/calls';
import { ApiError } from '@/lib/contract/errors';
import type { WidgetSize } from '@/lib/contract/widget-sizes';
import { toErrorResponse } from './http/error-response';
import { observeRequest, type ObserveDependencies } from './http/observe-request';
import { authRoutes } from './routes/auth';
import { bookmarkRoutes } from './routes/bookmark';
import { calendarRoutes } from './routes/calendar';
import { clothesRoutes } from './routes/clothes';
import { deleteReasonRoutes } from './routes/delete-reason';
import { devMailboxRoute } from './routes/dev-mailbox';
import { feedbackRoutes } from './routes/feedback';
import { guideCardRoutes } from './routes/guide-card';
import { holidayRoutes } from './routes/holidays';
import { healthRoutes } from './routes/health';
import { mcpRoute } from './routes/mcp';
import { myDayRoutes } from './routes/my-day';
import { notificationRoutes } from './routes/notification';
import { ownDataRoutes } from './routes/own-data';
import { oauthRoutes } from './routes/oauth';
import { outfitRoutes } from './routes/outfit';
import { outfitCardRoutes } from './routes/outfit-card';
import { outfitPictureRoutes } from './routes/outfit-picture';
import { openApiRoute } from './routes/openapi';
import { placesRoutes } from './routes/places';
import { recoveryRoutes } from './routes/recovery';
import { regionRoutes } from './routes/region';
import { tripRoutes } from './routes/trips';
import { userRoutes } from './routes/user';
import { vitalsRoutes } from './routes/vitals';
import { weatherRoutes } from './routes/weather';
import { widgetRoutes } from './routes/widget';
import { recordNetwork } from './shared/network';
import type { Route, RouteDependencies } from './http/define-route';
import type { Abroad } from './abroad/abroad';
import type { AccountServices } from './accounts/account-dependencies';
import type { Cards } from './card/cards';
import type { GuideCardContent } from './card/guide-card';
import type { PackingCardContent } from './card/packing-card';
import type { WidgetContent } from './widget/widget-content';
import type { Check } from './health/readiness';
import type { OutfitDependencies } from './outfit/outfit-dependencies';
import type { PushTransport } from './push/push-transport';
import type { Infrastructure } from './shared/infrastructure';

/** Dependencies of all routes. They are created outside of the host. */
export interface HostDependencies
  extends Infrastructure, AccountServices, OutfitDependencies, RouteDependencies, ObserveDependencies {
  cards: Cards;
  guideCards: Cards<GuideCardContent, 'wide'>;
  packingCards: Cards<PackingCardContent, 'tall'>;
  widgetPictures: Cards<WidgetContent, WidgetSize>;
  push: PushTransport;
  /** Null if trips abroad are not covered. */
  abroad: Abroad | null;
  checks: readonly Check[];
}

/** Far more than any request body of the contract. */
const MAX_BODY_BYTES = 64 * 1024;

const ALL_ROUTES: Route<HostDependencies>[] = [
  ...regionRoutes,
  ...weatherRoutes,
  ...holidayRoutes,
  ...outfitRoutes,
  ...outfitPictureRoutes,
  ...outfitCardRoutes,
  ...guideCardRoutes,
  ...authRoutes,
  ...oauthRoutes,
  ...recoveryRoutes,
  ...userRoutes,
  ...deleteReasonRoutes,
  ...feedbackRoutes,
  ...ownDataRoutes,
  ...vitalsRoutes,
  ...bookmarkRoutes,
  ...clothesRoutes,
  ...notificationRoutes,
  ...placesRoutes,
  ...myDayRoutes,
  ...tripRoutes,
  ...widgetRoutes,
  ...calendarRoutes,
];

const routes: Route<HostDependencies>[] = CALLS.map((call) => {
  const route = ALL_ROUTES.find((one) => one.call.id === call.id);
  if (!route) throw new Error(`there is no route for the call ${call.id}.`);
  return route;
});

const toHonoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const tooLarge = () => {
  throw new ApiError('TOO_LARGE');
};

const wrongMethod = (context: Context) => {
  const allowed = routes.filter(({ call }) => toHonoPath(call.path) === context.req.routePath);
  context.header('allow', allowed.map(({ call }) => call.method).join(', '));
  throw new ApiError('METHOD_NOT_ALLOWED');
};

/** Creates the product's API. Its `fetch` never throws: every error becomes a typed response. */
export function createApiHost(host: HostDependencies): Hono {
  const app = new Hono();
  app.use(recordNetwork(host.keys.bff));
  app.use(observeRequest(host));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  app.onError((error, context) => toErrorResponse(error, context, host));
  app.notFound((context) => toErrorResponse(new ApiError('NOT_FOUND'), context, host));
  app.route('/', healthRoutes(host));
  app.route('/', openApiRoute());
  app.route('/', mcpRoute(host));
  app.route('/', devMailboxRoute(host));
  for (const { call, handle } of routes) app.on(call.method, toHonoPath(call.path), (context) => handle(context, host));
  for (const { call } of routes) app.all(toHonoPath(call.path), wrongMethod);
  return app;
}
