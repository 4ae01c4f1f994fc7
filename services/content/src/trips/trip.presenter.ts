import type {
  SharedTrip,
  TripSummary,
  TripStop as WireStop,
  Trip as WireTrip,
} from '@placelore/contracts/content/trips/trips.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { isGuideName } from '@placelore/contracts/places/names/place-name.js';
import { isWideType } from '@placelore/contracts/places/place-types.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getLocationLabel } from '@placelore/guidebook/atlas/location-label.js';
import type { Trip } from './trip.entity.js';
import type { CountedTrip, StopRow } from './trips.repository.js';

export const presentTripSummary = ({ id, title, stopCount, shareId, updatedAt }: CountedTrip): TripSummary => ({
  id,
  title,
  stopCount,
  isShared: shareId !== null,
  updatedAt: updatedAt.toISOString(),
});

/** Converts a trip for its owner. @param shareToken secret of its link; null while the link is off */
export function presentTrip(
  { id, title, updatedAt }: Pick<Trip, 'id' | 'title' | 'updatedAt'>,
  stops: readonly StopRow[],
  shareToken: string | null,
): WireTrip {
  const presentedStops = stops.map((row) => presentStop(row, true));
  return { id, title, updatedAt: updatedAt.toISOString(), stopCount: stops.length, stops: presentedStops, shareToken };
}

/** Converts a trip for everyone who has its link. */
export const presentSharedTrip = ({ title }: Pick<Trip, 'title'>, stops: readonly StopRow[]): SharedTrip => ({
  title,
  stops: stops.map((row) => presentStop(row, false)),
});

function presentStop(row: StopRow, isOwner: boolean): WireStop {
  const { id, kind, name, latitude, longitude, isPositionStorable, thumbnailUrl, imageCredit, note } = row;
  const coordinates =
    name === null || latitude === null || longitude === null ? null : { lat: Number(latitude), lng: Number(longitude) };
  const visitMinutes = name !== null && coordinates && findVisitMinutes(name, coordinates);
  return {
    id,
    kind,
    name,
    location: getShownLocation(row),
    coordinates,
    ...(isWideType(row.placeType) && { isArea: true }),
    ...(visitMinutes && { visitMinutes }),
    isPositionStorable,
    path: getPath(row, coordinates, isOwner),
    thumbnailUrl,
    imageCredit,
    note,
  };
}

/** Meters within which a record of the guidebook with a stop's name is the stop. */
const SAME_SIGHT_METERS = 3_000;

/** Returns the minutes that a visit of a sight of the guidebook takes. */
function findVisitMinutes(name: string, { lat, lng }: Coordinates): number | undefined {
  const position = { latitude: lat, longitude: lng };
  return Atlas.load()
    .guidebook.findLandmarksByName(name)
    .find((record) => getDistanceMeters(record, position) <= SAME_SIGHT_METERS)?.visitMinutes;
}

/** A hidden place has no location. */
function getShownLocation({ name, location, category, ...row }: StopRow): string {
  if (name === null || location === null) return location ?? '';
  const subject = { ...row, title: name, location, ...(category && { category }) };
  return getLocationLabel(Atlas.load(), subject) ?? location;
}

/** Returns the path of a stop's page. The result of an analysis opens only for its owner; others open its article. */
function getPath(
  { kind, name, articleSlug, discoveryArticleSlug, guideSlug, analysisId }: StopRow,
  coordinates: Coordinates | null,
  isOwner: boolean,
): string | null {
  if (articleSlug !== null) return `/articles/${articleSlug}`;
  if (guideSlug !== null) return `/dynamic/${guideSlug.replace(/^dynamic-/, '')}`;
  if (kind === 'guide' && name !== null) return getNewGuidePath(name, coordinates);
  if (isOwner && analysisId !== null) return `/d/${analysisId}`;
  return discoveryArticleSlug === null ? null : `/articles/${discoveryArticleSlug}`;
}

/**
 * Returns the path at which an expired guide is written again, from its name and position. Its slug cannot be used,
 * because the hash at its end is not part of the place's name.
 */
function getNewGuidePath(name: string, coordinates: Coordinates | null): string | null {
  if (!isGuideName(name, coordinates !== null)) return null;
  const position = coordinates ? `%40${coordinates.lat},${coordinates.lng}` : '';
  return `/dynamic/${encodeURIComponent(name)}${position}`;
}
