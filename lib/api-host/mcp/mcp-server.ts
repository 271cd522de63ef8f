import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { CATEGORIES } from '@/lib/contract/category';
import { ApiError } from '@/lib/contract/errors';
import { composeLook } from '../outfit/look';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { findPlaces } from '../region/find-places';
import type { Infrastructure } from '../shared/infrastructure';
import { MCP } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import type { Network } from '../shared/network';
import { presentMidTerms, presentPosition } from '../weather/present';
import { formatCardCredit } from '../weather/present-source';
import { outfitInput, placeInput, resolvePlace, searchInput } from './tool-input';
import { lookOutput, placesOutput, presentLook, presentWeather, weatherOutput } from './tool-output';

export type McpDependencies = OutfitDependencies & Pick<Infrastructure, 'limits' | 'logger'>;

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/**
 * Creates an MCP server for the requests of one network. Its tools only read, need no account and store nothing about
 * who called them.
 */
export function createMcpServer(host: McpDependencies, network: Network): McpServer {
  const server = new McpServer(
    { name: 'nalot', title: '날옷', version: '1.0.0' },
    {
      instructions: '한국의 날씨와, 그 날씨에 맞는 옷차림을 알려 줘요. Weather and outfits for places in South Korea.',
    },
  );

  /** Charges the limit and turns expected errors into the tool's own, which the assistant can read. */
  async function run<Output extends object>(work: () => Output | Promise<Output>): Promise<CallToolResult> {
    try {
      await host.limits.take(...toNetworkAttempts(MCP, network));
      const structuredContent = await work();
      const text = JSON.stringify(structuredContent);
      return { content: [{ type: 'text', text }], structuredContent: { ...structuredContent } };
    } catch (error) {
      if (!(error instanceof ApiError)) host.logger.error({ err: error }, 'mcp: unexpected error');
      const { message } = error instanceof ApiError ? error : new ApiError('INTERNAL');
      return { content: [{ type: 'text', text: message }], isError: true };
    }
  }

  server.registerTool(
    'what_to_wear',
    {
      title: '오늘 무엇을 입지?',
      description: 'Recommends an outfit for a place in South Korea, with the reason and what to take along.',
      inputSchema: outfitInput,
      outputSchema: lookOutput,
      annotations: READ_ONLY,
    },
    ({ day, hours, category, gender, ...where }) =>
      run(async () => {
        const place = resolvePlace(where, host.regions);
        const query = {
          'event-type-id': CATEGORIES.find(({ key }) => key === category)!.id,
          gender: gender === 'male' ? ('MALE' as const) : ('FEMALE' as const),
          ...{ 'cold-offset': 0, 'warm-offset': 0, day, hours, without: '' },
        };
        const result = await host.weather.get(place.cell, network);
        return presentLook(await composeLook({ ...place, query, network, requester: null }, result, host));
      }),
  );

  server.registerTool(
    'weather',
    {
      title: '지금과 앞으로의 날씨',
      description: 'Returns the current weather, the next 24 hours and ten days of a place in South Korea.',
      inputSchema: placeInput,
      outputSchema: weatherOutput,
      annotations: READ_ONLY,
    },
    (where) =>
      run(async () => {
        const { cell, region } = resolvePlace(where, host.regions);
        const { weather, ...freshness } = await host.weather.get(cell, network);
        const fresh = { ...freshness, nowMs: host.clock() };
        const position = presentPosition(weather, fresh);
        return presentWeather(region, position, presentMidTerms(weather, fresh), formatCardCredit(position.source));
      }),
  );

  server.registerTool(
    'search_place',
    {
      title: '장소 찾기',
      description: 'Finds districts, 동, stations and landmarks of South Korea by name; at most 20.',
      inputSchema: searchInput,
      outputSchema: placesOutput,
      annotations: READ_ONLY,
    },
    ({ name }) =>
      run(() => ({
        places: findPlaces(name).map(({ name: found, region: district, latitude, longitude }) => ({
          ...{ name: found, district, latitude, longitude },
        })),
      })),
  );
  return server;
}
