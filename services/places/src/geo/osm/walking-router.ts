import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import type { VendorHost } from '../../http/vendor-host.js';
import type { Walk } from '../geo-provider.js';
import { formatInstruction, osrmStep } from './walking-steps.js';

/**
 * Maximum distance in meters between a point and the nearest road; a route from farther away does not serve this point.
 */
const MAX_SNAP_DISTANCE_METERS = 1_000;
/** Decimals of a degree in requests: about 1 m. */
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
 * Response without a route between the points, or without a road near one of them; it has status 400 but is valid.
 */
const noRouteResponse = z.object({ code: z.enum(['NoRoute', 'NoSegment']) });

/** Finds walking routes by an OSRM server with a foot profile. */
export class WalkingRouter {
  constructor(private readonly host: VendorHost) {}

  /**
   * Returns the route between two points, or null when the map has none.
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
