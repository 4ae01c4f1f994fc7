import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import type { VendorHost } from '../../http/vendor-host.js';
import type { Walk } from '../geo-provider.js';
import { formatInstruction, osrmStep } from './walking-steps.js';

/** Maximum distance in meters between a point and the nearest road; a route that starts farther away is useless. */
const MAX_SNAP_DISTANCE_METERS = 1_000;
/** Decimals of degrees in requests: precise to about 1 m. */
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
/**
 * Response when there is no route between the points, or no road near one of them; valid although it has status 400.
 */
const noRouteResponse = z.object({ code: z.enum(['NoRoute', 'NoSegment']) });

/** Finds walking routes with an OSRM server that has a foot profile. */
export class WalkingRouter {
  constructor(private readonly host: VendorHost) {}

  /**
   * Returns the route between two points; null when the map has none.
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
      distanceMeters: Math.round(route.distance),
      durationSeconds: Math.round(route.duration),
      steps: route.legs
        .flatMap((leg) => leg.steps)
        .map((step) => ({
          instruction: formatInstruction(step),
          distanceMeters: Math.round(step.distance),
          durationSeconds: Math.round(step.duration),
        })),
      estimate: false,
    };
  }
}
