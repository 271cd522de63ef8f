import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { CATEGORIES } from '@/lib/contract/category';
import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { DRESS_CODES } from '@/lib/contract/dress-code';
import { ApiError } from '@/lib/contract/errors';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { Language } from '@/lib/contract/language';
import { problem } from '@/lib/contract/problem';
import { addDays } from '@/lib/domain/kst';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { formatOccasions } from '@/lib/domain/trips/trip-occasions';
import { isForecastDate, toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { getMessages } from '@/lib/messages/get-messages';
import { composeLook } from '../outfit/look';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { Network } from '../shared/network';
import { createPackingList } from '../trips/packing-list';
import { toTripWeather } from '../trips/trip-weather';
import { presentSource } from '../weather/present-source';
import { withConstantJsonSchema } from './constant-schema';
import { dateInput, packingInput, resolvePlace, type outfitInput } from './tool-input';
import { lookOutput, packingOutput, presentLook, presentPackingList } from './tool-output';

const INPUTS = { date: withConstantJsonSchema(dateInput), packing: withConstantJsonSchema(packingInput) };
const OUTPUTS = { look: withConstantJsonSchema(lookOutput), packing: withConstantJsonSchema(packingOutput) };

export const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

export interface ToolContext {
  host: OutfitDependencies;
  network: Network;
  /** Charges the limit and turns expected errors into the tool's own. */
  run: <Output extends object>(language: Language, work: () => Output | Promise<Output>) => Promise<CallToolResult>;
}

const toGender = (gender: 'female' | 'male') => (gender === 'male' ? ('MALE' as const) : ('FEMALE' as const));

const USUAL_COMFORT = toComfortQuery(NO_OFFSETS);

type LookInput = Omit<z.output<typeof outfitInput>, 'day'> & { day: RequestedDay | undefined };

/** Composes the look of a tool's input. */
export async function getLook(
  { day, hours, category, gender, ...where }: LookInput,
  { host, network }: Omit<ToolContext, 'run'>,
): Promise<z.infer<typeof lookOutput>> {
  const { language } = where;
  const place = resolvePlace(where, host.regions);
  const query = {
    'event-type-id': CATEGORIES.find(({ key }) => key === category)!.id,
    ...{ gender: toGender(gender), ...USUAL_COMFORT, day, hours, without: '' },
  };
  const result = await host.weather.get(place.cell, network);
  const look = await composeLook({ ...place, language, query, network, requester: null }, result, host);
  return presentLook(look, getMessages(language), await host.readHolidays());
}

/** Throws `ApiError` INVALID_INPUT with a sentence unless the forecast covers a date. */
function requireForecastDate(date: string, nowMs: number): void {
  if (!isForecastDate(date, nowMs)) throw new ApiError('INVALID_INPUT', { message: problem('dayNotForecast') });
}

/**
 * Returns the categories and occasions of a trip's days for the query of a packing list. Throws `ApiError` INVALID_INPUT
 * with a sentence if an occasion is not during the trip.
 */
function planDays({
  from,
  days,
  category,
  occasions,
}: Pick<z.output<typeof packingInput>, 'from' | 'days' | 'category' | 'occasions'>) {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  if (!occasions.every(({ date }) => dates.includes(date)))
    throw new ApiError('INVALID_INPUT', { message: problem('occasionOutsideTrip') });
  const { id } = CATEGORIES.find(({ key }) => key === category)!;
  const planned = dates.map((date) => occasions.findLast((each) => each.date === date)?.occasion);
  return {
    categories: planned.map((occasion) => (occasion ? DRESS_CODES[occasion].categoryId : id)).join('.'),
    occasions: formatOccasions(planned),
  };
}

async function getPackingList(
  { from, days, category, gender, occasions, ...where }: z.output<typeof packingInput>,
  { host, network }: Omit<ToolContext, 'run'>,
): Promise<z.infer<typeof packingOutput>> {
  const nowMs = host.clock();
  requireForecastDate(from, nowMs);
  const { cell, region } = resolvePlace(where, host.regions);
  const messages = getMessages(where.language);
  const { weather, ...freshness } = await host.weather.get(cell, network);
  const planned = planDays({ from, days, category, occasions });
  const list = createPackingList(
    { from, ...planned, gender: toGender(gender), ...USUAL_COMFORT, without: '', removed: '', wanted: '' },
    { ...toTripWeather(weather, nowMs, undefined), messages, outfits: host.outfits },
  );
  const source = presentSource(weather.source, { ...freshness, nowMs }, messages).attribution;
  return presentPackingList(messages.places.translateRegion(region), list, {
    source,
    holidays: await host.readHolidays(),
  });
}

/** Registers the tools for a later date and for a trip. */
export function registerPlanningTools(server: McpServer, context: ToolContext): void {
  const { host, run } = context;
  server.registerTool(
    'outfit_for_date',
    {
      title: 'Outfit for a date · 그날 무엇을 입지?',
      description:
        'Recommends an outfit for the weather of one of the next ten dates at a place in South Korea. Other dates have no forecast.',
      inputSchema: INPUTS.date,
      outputSchema: OUTPUTS.look,
      annotations: READ_ONLY,
    },
    ({ date, ...input }) =>
      run(input.language, () => {
        requireForecastDate(date, host.clock());
        return getLook({ ...input, day: toRequestedDay(date, host.clock()) }, context);
      }),
  );
  server.registerTool(
    'packing_list',
    {
      title: 'Packing list · 무엇을 챙기지?',
      description:
        'Lists what to pack for a trip of two to seven days to a place in South Korea: the fewest garments with which each day has a suitable outfit, also for a wedding, funeral or interview.',
      inputSchema: INPUTS.packing,
      outputSchema: OUTPUTS.packing,
      annotations: READ_ONLY,
    },
    (input) => run(input.language, () => getPackingList(input, context)),
  );
}
