import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { findPlaceEntries } from '../region/find-places';
import { isDatabaseUnavailable } from '../shared/database-fault';
import type { Infrastructure } from '../shared/infrastructure';
import { MCP } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import type { Network } from '../shared/network';
import { presentMidTerms, presentPosition } from '../weather/present';
import { formatCardCredit } from '../weather/present-source';
import { withConstantJsonSchema } from './constant-schema';
import { getLook, READ_ONLY, registerPlanningTools } from './planning-tools';
import { outfitInput, placeInput, resolvePlace, searchInput } from './tool-input';
import { lookOutput, placesOutput, presentPlaces, presentWeather, weatherOutput } from './tool-output';

export type McpDependencies = OutfitDependencies & Pick<Infrastructure, 'limits' | 'logger'>;

const INPUTS = {
  outfit: withConstantJsonSchema(outfitInput),
  place: withConstantJsonSchema(placeInput),
  search: withConstantJsonSchema(searchInput),
};
const OUTPUTS = {
  look: withConstantJsonSchema(lookOutput),
  weather: withConstantJsonSchema(weatherOutput),
  places: withConstantJsonSchema(placesOutput),
};

/**
 * Creates an MCP server for the requests of one network. Its tools only read, need no account and store nothing about
 * who called them.
 */
export function createMcpServer(host: McpDependencies, network: Network): McpServer {
  const server = new McpServer(
    { name: 'nalot', title: '날옷 Nalot', version: '1.0.0' },
    {
      instructions:
        'Weather and outfits for places in South Korea, in Korean or English (language). 한국의 날씨와, 그 날씨에 맞는 옷차림을 알려 줘요.',
    },
  );

  /** Charges the limit. Without the database there is none: the tools then answer from memory, as the screens do. */
  const charge = () =>
    host.limits.take(...toNetworkAttempts(MCP, network)).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error) && !(error instanceof ApiError && error.code === 'UNAVAILABLE')) throw error;
    });

  /** Charges the limit and turns expected errors into the tool's own, which the assistant can read. */
  async function run<Output extends object>(
    language: Language,
    work: () => Output | Promise<Output>,
  ): Promise<CallToolResult> {
    try {
      await charge();
      const structuredContent = await work();
      const text = JSON.stringify(structuredContent);
      return { content: [{ type: 'text', text }], structuredContent: { ...structuredContent } };
    } catch (error) {
      if (!(error instanceof ApiError)) host.logger.error({ err: error }, 'mcp: unexpected error');
      const expected = error instanceof ApiError ? error : new ApiError('INTERNAL');
      const text = expected.describe(getMessages(language));
      return { content: [{ type: 'text', text }], isError: true };
    }
  }

  server.registerTool(
    'what_to_wear',
    {
      title: 'What to wear · 오늘 무엇을 입지?',
      description:
        'Recommends an outfit for the weather of a place in South Korea, with the reason, when to change a layer and what to take along.',
      inputSchema: INPUTS.outfit,
      outputSchema: OUTPUTS.look,
      annotations: READ_ONLY,
    },
    ({ day, ...input }) => run(input.language, () => getLook({ ...input, day }, { host, network })),
  );
  registerPlanningTools(server, { host, network, run });

  server.registerTool(
    'weather',
    {
      title: 'Weather · 지금과 앞으로의 날씨',
      description: 'Returns the current weather, the next 24 hours and ten days of a place in South Korea.',
      inputSchema: INPUTS.place,
      outputSchema: OUTPUTS.weather,
      annotations: READ_ONLY,
    },
    (where) =>
      run(where.language, async () => {
        const { cell, region } = resolvePlace(where, host.regions);
        const { weather, ...freshness } = await host.weather.get(cell, network);
        const fresh = { ...freshness, nowMs: host.clock() };
        const { language } = where;
        const position = presentPosition(weather, fresh, language);
        const messages = getMessages(language);
        const source = formatCardCredit(position.source, messages);
        const holidays = await host.readHolidays();
        const place = messages.places.translateRegion(region);
        return presentWeather(place, position, presentMidTerms(weather, fresh, language), { source, holidays });
      }),
  );

  server.registerTool(
    'search_place',
    {
      title: 'Find a place · 장소 찾기',
      description:
        'Finds districts, neighbourhoods (동), stations and landmarks of South Korea by Korean or English name; at most 20, the most likely first.',
      inputSchema: INPUTS.search,
      outputSchema: OUTPUTS.places,
      annotations: READ_ONLY,
    },
    ({ name, language }) => run(language, () => presentPlaces(findPlaceEntries(name), language)),
  );
  return server;
}
