import type { Client } from '@googlemaps/google-maps-services-js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import type { Walk } from '../geo-provider.js';
import { createUnreadableError, toWebApiError } from './google-errors.js';
import type { GoogleHost } from './google-host.js';
import { toWarningStep } from './walking-routes.js';

const measure = z.object({ value: z.number() });
const responseSchema = z.object({
  routes: z.array(
    z.object({
      warnings: z.array(z.string()).default([]),
      overview_polyline: z.object({ points: z.string() }),
      legs: z.array(
        z.object({
          distance: measure,
          duration: measure,
          steps: z.array(z.object({ distance: measure, duration: measure, html_instructions: z.string() })),
        }),
      ),
    }),
  ),
});
type Route = z.output<typeof responseSchema>['routes'][number];

/** Finds walking routes with the Directions API (Legacy), for projects without the newer API. */
export class LegacyDirections {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: Client,
    private readonly url: string,
    private readonly key: string,
  ) {}

  /**
   * Returns a walking route; null when none exists.
   * @throws ApiError as {@link GoogleHost.call}
   */
  route(from: Position, to: Position): Promise<Walk | null> {
    const formatPosition = ({ latitude, longitude }: Position) => `${latitude},${longitude}`;
    const query = {
      origin: formatPosition(from),
      destination: formatPosition(to),
      mode: 'walking',
      units: 'metric',
      language: 'en',
    };
    return this.host.call({
      sku: 'legacyDirections',
      coalescingKey: JSON.stringify(query),
      request: async (signal) => {
        const url = `${this.url}/maps/api/directions/json`;
        const params = { ...query, key: this.key } as never;
        const { data } = await this.client.directions({ url, params, signal }).catch((thrown) => {
          throw toWebApiError(thrown);
        });
        const parsed = responseSchema.safeParse(data);
        if (!parsed.success) throw createUnreadableError();
        const [route] = parsed.data.routes;
        return route ? toWalk(route) : null;
      },
    });
  }
}

function toWalk({ warnings, overview_polyline, legs }: Route): Walk {
  const sum = (part: 'distance' | 'duration') => legs.reduce((total, leg) => total + leg[part].value, 0);
  const steps = legs
    .flatMap((leg) => leg.steps)
    .map(({ html_instructions, distance, duration }) => ({
      instruction: stripHtml(html_instructions),
      distanceMeters: distance.value,
      durationSeconds: duration.value,
    }));
  return {
    polyline: overview_polyline.points,
    distanceMeters: sum('distance'),
    durationSeconds: sum('duration'),
    steps: [...warnings.map(toWarningStep), ...steps],
    estimate: false,
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts HTML instructions to text; remarks are in separate blocks. */
const stripHtml = (html: string): string =>
  html
    .replace(/<div[^>]*>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (match, entity: string) => ENTITIES[entity] ?? match)
    .replace(/\s+/g, ' ')
    .trim();
