import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { wrapLongitude } from '@placelore/contracts/places/great-circle.js';
import { type MapViewport, toLatitude, toMercatorY, WORLD_SIZE_PX } from './map-model.js';

/** Edges of an area in degrees. If it crosses the date line, its west is greater than its east. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Size of a map in pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/** View of most of the world. */
export const WORLD: MapViewport = { center: { lat: 25, lng: 12 }, zoom: 2 };
/** The same on a phone, where half of it would be outside of the map. Below, the width in pixels up to which. */
const SMALL_WORLD: MapViewport = { center: { lat: 25, lng: 12 }, zoom: 1 };
const MAX_SMALL_WIDTH = 600;
/** Size in pixels assumed for a map that has not been laid out yet. */
const UNKNOWN_SIZE: MapSize = { width: 800, height: 600 };
/** Zoom levels of a viewport in a URL. Below, its decimals: five decimals of a degree are about 1 m. */
const ZOOM = { min: 0, max: 19 } as const;
const URL_DECIMALS = 5;
/** Share of its width by which a map can be moved before it shows another area. */
const SAME_AREA_SHARE = 0.2;
/** Share of its height by which a map's center is below a place that a sheet must not cover. */
const SHEET_OFFSET_SHARE = 0.25;

/** Returns the view of most of the world for the width of a window in pixels. */
export const getWorldView = (width: number): MapViewport => (width > MAX_SMALL_WIDTH ? WORLD : SMALL_WORLD);

/** Parses `latitude,longitude,zoom`; returns null for anything else. */
export function parseMapView(text: string | null): MapViewport | null {
  if (!/^-?\d+(\.\d+)?,-?\d+(\.\d+)?,\d+(\.\d+)?$/.test(text ?? '')) return null;
  const [lat, lng, zoom] = text!.split(',').map(Number) as [number, number, number];
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180 || zoom > ZOOM.max) return null;
  return { center: { lat, lng }, zoom };
}

/** Formats a viewport for a URL. */
export function formatMapView({ center: { lat, lng }, zoom }: MapViewport): string {
  const decimals = Math.min(URL_DECIMALS, Math.ceil(zoom / 4) + 1);
  return [lat.toFixed(decimals), lng.toFixed(decimals), String(Math.round(zoom * 10) / 10)].join(',');
}

/** Returns the size of the element that a map fills. */
export const getMapSize = (element: HTMLElement | null): MapSize =>
  element && element.clientWidth > 0 ? { width: element.clientWidth, height: element.clientHeight } : UNKNOWN_SIZE;

/** Returns the area that a map of a given size shows, widened to few decimals so that equal requests can be shared. */
export function toMapArea({ center, zoom }: MapViewport, { width, height }: MapSize): MapArea {
  const worldPx = WORLD_SIZE_PX * 2 ** zoom;
  const half = Math.min(0.5, height / 2 / worldPx);
  // A map shows nothing beyond the poles: it stops at the last center with a full view.
  const y = Math.min(1 - half, Math.max(half, toMercatorY(center.lat)));
  const [north, south] = [toLatitude(y - half), toLatitude(y + half)];
  const degrees = (width / worldPx) * 360;
  const scale = 10 ** Math.max(0, Math.round(zoom / 4));
  const [down, up] = [(n: number) => Math.floor(n * scale) / scale, (n: number) => Math.ceil(n * scale) / scale];
  const [west, east] = [down(center.lng - degrees / 2), up(center.lng + degrees / 2)];
  // The widened edges can meet even if the map shows less.
  const isWholeWorld = east - west >= 360;
  return {
    west: isWholeWorld ? -180 : wrapLongitude(west),
    south: Math.max(-90, down(south)),
    east: isWholeWorld ? 180 : wrapLongitude(east),
    north: Math.min(90, up(north)),
  };
}

/** Whether a map has been moved so far that it shows another area. */
export function showsOtherArea(before: MapViewport, now: MapViewport, { width }: MapSize): boolean {
  if (Math.abs(before.zoom - now.zoom) >= 0.5) return true;
  const worldPx = WORLD_SIZE_PX * 2 ** now.zoom;
  const x = Math.abs(wrapLongitude(before.center.lng - now.center.lng)) / 360;
  const y = Math.abs(toMercatorY(before.center.lat) - toMercatorY(now.center.lat));
  return Math.hypot(x, y) * worldPx > SAME_AREA_SHARE * width;
}

/** Returns the viewport that shows a place in the upper part of the map, above a sheet that covers the lower part. */
export function showAbove(place: Coordinates, zoom: number, { height }: MapSize): MapViewport {
  const y = toMercatorY(place.lat) + (SHEET_OFFSET_SHARE * height) / (WORLD_SIZE_PX * 2 ** zoom);
  return { center: { lat: toLatitude(Math.min(1, y)), lng: place.lng }, zoom };
}
