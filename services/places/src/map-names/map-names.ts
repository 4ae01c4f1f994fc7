import type { Position } from '@placelore/contracts/places/geography.js';
import type { MapLabel, MapLabelKind } from '@placelore/contracts/places/map/map-cells.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getProminence } from '@placelore/guidebook/resolver/prominence.js';
import { listCountryLabels, OCEAN_LABELS } from './country-labels.js';
import { toDestinationLabel } from './destination-labels.js';
import { listWaterLabels } from './water-labels.js';

/** Maximum number of names in a cell; fewer fit on a screen. The cell of the whole world serves many sizes. */
const MAX_LABELS = 60;
const MAX_WORLD_LABELS = 150;
/** Deepest zoom of a map. */
const DEEPEST_ZOOM = 19;
/** The last zoom of cells, which serve all deeper zoom levels. */
const LAST_CELL_ZOOM = 12;
/** Number of additional, deeper zoom levels that a cell serves. */
const SERVED_ZOOMS = 2;
/** Minimum population of a town with a label, by zoom; from the last zoom on, every town has a label. */
const MIN_POPULATION_BY_ZOOM = [8e6, 8e6, 5e6, 3e6, 1e6, 4e5, 15e4, 5e4, 2e4, 8e3, 3e3, 1e3, 0];
/** Number of zoom levels by which a capital, and a destination in the guidebook, is shown earlier. */
const CAPITAL_LEAD = 2;
const DESTINATION_LEAD = 1;
/** Minimum population of a city. */
const CITY_POPULATION = 100_000;
/** Maximum population that may be that of a namesake. Below, the beginning of the GeoNames codes of seats. */
const MAX_HAMLET_POPULATION = 10_000;
const SEAT_PREFIX = 'PPLA';
/** Zoom from which quarters of towns have labels. */
const MIN_QUARTER_ZOOM = 12;
/**
 * Zoom from which a sight without popularity has a label, and the popularity for which it appears one level earlier.
 */
const SIGHT_ZOOM = 15;
const POPULARITY_PER_ZOOM = 1.5;

/** An area of the map. */
export interface NamedArea {
  /** Bounds in degrees; `west` > `east` across the date line. */
  west: number;
  east: number;
  south: number;
  north: number;
  contains(position: Position): boolean;
}

/** Names of countries, destinations, waters, towns and sights, with the zoom levels at which maps show them. */
export class MapNames {
  private static readonly instances = new WeakMap<Atlas, MapNames>();
  private readonly fixed: readonly MapLabel[];

  private constructor(private readonly atlas: Atlas) {
    this.fixed = [
      ...OCEAN_LABELS,
      ...listCountryLabels(),
      ...atlas.destinations.records.flatMap((record) => toDestinationLabel(record) ?? []),
      ...listWaterLabels(atlas.destinations),
      ...atlas.guidebook.landmarks.map((landmark): MapLabel => {
        const { name, latitude: lat, longitude: lng, popularity } = landmark;
        const minZoom = Math.round(SIGHT_ZOOM - popularity / POPULARITY_PER_ZOOM);
        return { name, kind: 'sight', lat, lng, prominence: popularity, minZoom, maxZoom: DEEPEST_ZOOM };
      }),
    ];
  }

  /** Returns the names of an atlas; the first call prepares them in about 0.2 s. */
  static load(atlas: Atlas): MapNames {
    const names = MapNames.instances.get(atlas) ?? new MapNames(atlas);
    MapNames.instances.set(atlas, names);
    return names;
  }

  /** Returns the names that a map of an area shows at one zoom, most prominent first. */
  findInView(area: NamedArea, zoom: number): MapLabel[] {
    const isShown = ({ lat, lng, minZoom, maxZoom }: MapLabel) =>
      minZoom <= zoom && maxZoom >= zoom && area.contains({ latitude: lat, longitude: lng });
    return [...this.fixed.filter(isShown), ...this.findTowns(area, zoom).filter(isShown)].sort(
      (a, b) => b.prominence - a.prominence,
    );
  }

  /** Returns the names of a cell, most prominent first, for all zoom levels that the cell serves. */
  findInCell(frame: NamedArea & { zoom: number }): MapLabel[] {
    const deepest = frame.zoom === LAST_CELL_ZOOM ? DEEPEST_ZOOM : frame.zoom + SERVED_ZOOMS;
    // Many towns must not push out the names of the few rivers whose shapes are drawn.
    const max = frame.zoom === 0 ? MAX_WORLD_LABELS : MAX_LABELS;
    const isShown = ({ lat, lng, minZoom, maxZoom }: MapLabel) =>
      minZoom <= deepest && maxZoom > frame.zoom && frame.contains({ latitude: lat, longitude: lng });
    return [...this.fixed.filter(isShown), ...this.findTowns(frame, deepest).filter(isShown)]
      .sort((a, b) => b.prominence - a.prominence)
      .filter(({ kind }, index) => index < max || kind === 'water');
  }

  private findTowns(area: NamedArea, deepest: number): MapLabel[] {
    const minPopulation = MIN_POPULATION_BY_ZOOM[Math.min(deepest + CAPITAL_LEAD, MIN_POPULATION_BY_ZOOM.length - 1)]!;
    const { west, east, south, north } = area;
    const withQuarters = deepest >= MIN_QUARTER_ZOOM;
    return this.atlas.gazetteer
      .findLargestIn({ west, east, south, north }, { minPopulation, limit: 2 * MAX_WORLD_LABELS, withQuarters })
      .map((town) => this.toTownLabel(town, area));
  }

  private toTownLabel(town: Town, area: NamedArea): MapLabel {
    const place = this.atlas.toCityPlace(town);
    // The guidebook's position is the center that travelers know. If it is outside the cell, the town's own position is
    // used, because otherwise the town would be in no cell at all.
    const { latitude: lat, longitude: lng } = place.city && area.contains(place.city) ? place.city : town;
    const kind = getTownKind(town);
    const inhabitants = this.hasNamesakeSeat(town) ? 0 : town.population;
    const step = MIN_POPULATION_BY_ZOOM.findIndex((population) => inhabitants >= population);
    const lead = kind === 'capital' ? CAPITAL_LEAD : place.city ? DESTINATION_LEAD : 0;
    const minZoom = kind === 'quarter' ? Math.max(MIN_QUARTER_ZOOM, step) : Math.max(2, step - lead);
    // Sights attract more visitors than quarters, so the prominence of a quarter is halved.
    const size = Math.log10(inhabitants + 1) / 10;
    const prominence = Math.round(100 * (getProminence(place) + size)) / (kind === 'quarter' ? 200 : 100);
    return { name: getDisplayName(place), kind, lat, lng, prominence, minZoom, maxZoom: getLastZoom(town) };
  }

  /**
   * Whether another place of this name in the region is the seat of a municipality. GeoNames often gives a hamlet the
   * population of such a namesake.
   */
  private hasNamesakeSeat({ id, name, country, admin, feature, population }: Town): boolean {
    if (feature !== 'PPL' || population > MAX_HAMLET_POPULATION) return false;
    return this.atlas.gazetteer
      .findByName(name, country)
      .some(({ town }) => town.id !== id && town.admin === admin && town.feature.startsWith(SEAT_PREFIX));
  }
}

/** Returns the last zoom that shows a town's name: beyond it, the view may lie entirely inside the town. */
const getLastZoom = ({ population }: Town): number =>
  population >= 500_000 ? 12 : population >= CITY_POPULATION ? 13 : population >= 10_000 ? 15 : DEEPEST_ZOOM;

function getTownKind({ feature, population }: Town): MapLabelKind {
  if (feature === 'PPLC') return 'capital';
  if (feature === 'PPLX' || feature === 'PPLL') return 'quarter';
  return population >= CITY_POPULATION ? 'city' : 'town';
}
