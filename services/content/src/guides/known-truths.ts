import { bearing, distanceMetres } from '@placelore/contracts/great-circle.js';
import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places.js';
import { normaliseName } from '@placelore/guidebook/names.js';
import type { Statement } from './guide-statements.js';

/** What is known about a place, in the form statements are compared with. */
export interface Known {
  place: LocatedPlace;
  neighbours: readonly NearbyAttraction[];
  /** Names of the neighbours, of the place and of what it is in. */
  names: readonly string[];
  /** Normalised sentences of the checked facts. */
  sentences: ReadonlySet<string>;
  /** All checked texts and names, normalised. */
  text: string;
  years: ReadonlySet<string>;
}

/** Share of a distance it may be off by, and metres: "about 500 m" for 460 m. */
const ROUNDING = 0.15;
const ROUNDING_METRES = 60;
/** Metres people walk in a minute on the ways there are, measured as the crow flies: slowest and fastest. */
const WALK = [40, 100] as const;
/** Degrees a stated position may be off by; some 2 km. */
const POSITION = 0.02;
/** Degrees a direction may be off by: half of one of eight, and as much again for how people speak. */
const BEARING = 45;

/** Whether something a sentence states is borne out. */
export function isTrue(statement: Statement, sentence: string, known: Known): boolean {
  const { place, neighbours, years } = known;
  switch (statement.kind) {
    case 'year':
      return years.has(statement.year);
    case 'coordinates':
      return (
        Math.abs(statement.latitude - place.latitude) <= POSITION &&
        Math.abs(statement.longitude - place.longitude) <= POSITION
      );
    case 'neighbour':
      return known.names.includes(statement.name) || mentions(known.text, statement.name);
    case 'distance':
      return named(sentence, neighbours).some(
        (neighbour) => Math.abs(metresTo(known, neighbour) - statement.metres) <= allowance(statement.metres),
      );
    case 'minutes':
      return (
        statement.walking &&
        named(sentence, neighbours).some((neighbour) => {
          const pace = metresTo(known, neighbour) / statement.minutes;
          return pace >= WALK[0] && pace <= WALK[1];
        })
      );
    case 'direction': {
      const [from] = named(statement.name, neighbours);
      return from !== undefined && turn(directionFrom(from, place), statement.degrees) <= BEARING;
    }
  }
}

const allowance = (metres: number) => Math.max(ROUNDING_METRES, metres * ROUNDING);

const named = (text: string, neighbours: readonly NearbyAttraction[]) => {
  const normalised = normaliseName(text);
  return neighbours.filter(({ name }) => mentions(normalised, name));
};

/** Whole words only. */
const mentions = (normalised: string, name: string) => ` ${normalised} `.includes(` ${normaliseName(name)} `);

const positionOf = ({ coordinates: { lat, lng } }: NearbyAttraction) => ({ latitude: lat, longitude: lng });

const metresTo = ({ place }: Known, neighbour: NearbyAttraction) => distanceMetres(place, positionOf(neighbour));

/** The direction from a neighbour to the place; degrees clockwise from north. */
const directionFrom = (neighbour: NearbyAttraction, place: LocatedPlace) =>
  (bearing(positionOf(neighbour), place) * 180) / Math.PI;

function turn(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}
