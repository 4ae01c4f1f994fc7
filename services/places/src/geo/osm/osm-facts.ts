import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge, type NewFact } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import { formatStreet, formatWordList, type OsmPlace, parseWebsite } from './osm-tags.js';

/** Returns what the map states about a place, with the map element as the source. */
export function buildOsmKnowledge(place: OsmPlace): PlaceKnowledge {
  const { id, name, retrievedAt } = place;
  const url = `https://www.openstreetmap.org/${id}`;
  return createKnowledge(
    {
      provider: 'osm',
      name: `OpenStreetMap: ${name}`,
      url,
      permalink: url,
      revision: null,
      license: LICENSES.odbl,
      authors: 'OpenStreetMap contributors',
      retrievedAt: retrievedAt.toISOString(),
    },
    [...buildAddressFacts(place), ...buildFacts(place), ...buildContactFacts(place)],
  );
}

/** Returns the facts in a place's tags. Anyone may edit tags, so numbers are checked. */
export function buildFacts({ name, tags }: Pick<OsmPlace, 'name' | 'tags'>): NewFact[] {
  const { start_date: start, architect, artist_name: artist, cuisine, stars, ele, fee } = tags;
  const facts: (NewFact | false | undefined | '')[] = [
    tags.name &&
      tags.name !== name && { kind: 'detail', statement: `Known locally as ${tags.name}.`, value: tags.name },
    start && { kind: 'inception', statement: `Dates from ${start}.`, value: start },
    architect && {
      kind: 'architect',
      statement: `Architect: ${formatWordList(architect)}.`,
      value: formatWordList(architect),
    },
    artist && { kind: 'detail', statement: `Artist: ${formatWordList(artist)}.`, value: formatWordList(artist) },
    cuisine && { kind: 'cuisine', statement: `Cuisine: ${formatWordList(cuisine)}.`, value: formatWordList(cuisine) },
    stars && /^[1-7]S?$/.test(stars) && { kind: 'detail', statement: `Hotel class: ${stars} stars.`, value: stars },
    ele &&
      /^\d+(\.\d+)?$/.test(ele) && {
        kind: 'elevation',
        statement: `Height above the sea: ${ele} m.`,
        value: ele,
        unit: 'm',
      },
    fee === 'no' && { kind: 'detail', statement: 'Entrance is free.' },
    fee === 'yes' && { kind: 'detail', statement: 'There is an entrance fee.' },
  ];
  return facts.filter((fact) => !!fact);
}

function buildAddressFacts({ name, tags }: OsmPlace): NewFact[] {
  const street = formatStreet(tags);
  return street ? [{ kind: 'location', statement: `${name} is at ${street}.`, value: street }] : [];
}

/** Opening hours are dated by the day on which a mapper checked them or, without one, on which the map was read. */
function buildContactFacts({ name, tags, retrievedAt }: OsmPlace): NewFact[] {
  const hours = tags.opening_hours?.trim();
  const checked = tags['check_date:opening_hours'] ?? tags.check_date ?? '';
  const asOf = isDay(checked) ? checked : retrievedAt.toISOString().slice(0, 10);
  const website = parseWebsite(tags);
  return [
    ...(hours
      ? [{ kind: 'opening hours' as const, statement: `Opening hours of ${name}: ${hours}.`, value: hours, asOf }]
      : []),
    ...(website ? [{ kind: 'website' as const, statement: `Website of ${name}: ${website}`, value: website }] : []),
  ];
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
