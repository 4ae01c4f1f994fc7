import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import type { VendorHost } from '../../http/vendor-host.js';
import type { Walk } from '../geo-provider.js';
import { formatInstruction, osrmStep } from './walking-steps.js';

/** Metres between a point and the nearest way: beyond, the way is not one to this point. */
const MAX_SNAP_DISTANCE_METERS = 1_000;
/** Decimals of a degree that are asked: about 1 m. */
const COORDINATE_DECIMALS = 5;

const routeResponse = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        geometry: z.string(),
        distance: z.number(),
        duration: z.number(),
        legs: z.array(z.object({ steps: z.array(osrmStep) })),
      }),
    )
    .min(1),
  waypoints: z.array(z.object({ distance: z.number().default(0) })),
});
/** No way between the points, or none near one of them: a status 400 that is an answer. */
const noRouteResponse = z.object({ code: z.enum(['NoRoute', 'NoSegment']) });

/** Ways to walk by an OSRM server with a foot profile. */
export class WalkingRouter {
  constructor(private readonly host: VendorHost) {}

  /**
   * The way from one point to another, or null when the map knows none.
   * @throws ApiError as {@link VendorHost.call}
   */
  async route(from: Position, to: Position): Promise<Walk | null> {
    const points = [from, to].map(
      (position) =>
        `${position.longitude.toFixed(COORDINATE_DECIMALS)},${position.latitude.toFixed(COORDINATE_DECIMALS)}`,
    );
    const response = await this.host.call({
      path: `/route/v1/foot/${points.join(';')}?overview=full&geometries=polyline&steps=true`,
      schema: z.discriminatedUnion('code', [routeResponse, noRouteResponse]),
      acceptedStatuses: [400],
    });
    if (response.code !== 'Ok' || response.waypoints.some(({ distance }) => distance > MAX_SNAP_DISTANCE_METERS))
      return null;
    const route = response.routes[0];
    if (!route) return null;
    return {
      polyline: route.geometry,
      distanceMetres: Math.round(route.distance),
      durationSeconds: Math.round(route.duration),
      steps: route.legs
        .flatMap((leg) => leg.steps)
        .map((step) => ({
          instruction: formatInstruction(step),
          distanceMetres: Math.round(step.distance),
          durationSeconds: Math.round(step.duration),
        })),
      estimate: false,
    };
  }
}
