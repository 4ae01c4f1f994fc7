import {
  APPROXIMATE_RADIUS_METERS,
  type MapOverlays,
  type MapViewport,
  type Pin,
  ROUTE_STYLE,
} from '../model/map-model.js';
import type { MapEngine, OpenMap } from '../model/open-map.js';
import { STRINGS } from '../strings.js';
import { COLORS, createMarker, type MarkerSymbol, showSymbol } from './google-marker.js';
import { loadGoogleMaps } from './google-script.js';

/** Maximum time in ms until the first rendering. */
const FIRST_DRAW_TIMEOUT_MS = 15_000;

/**
 * Creates the Google Maps engine, for installations with a browser key.
 * @param mapId id of a map at Google, which markers require
 */
export const createGoogleEngine = (key: string, mapId: string): MapEngine => ({
  name: 'google',
  async open(host, viewport, overlays) {
    await loadGoogleMaps(key);
    const pane = document.createElement('div');
    pane.style.height = '100%';
    host.append(pane);
    try {
      return await openPane(pane, mapId, viewport, overlays);
    } catch (error) {
      pane.remove();
      throw error;
    }
  },
});

async function openPane(
  pane: HTMLElement,
  mapId: string,
  viewport: MapViewport,
  overlays: MapOverlays,
): Promise<OpenMap> {
  // Google calls this function if it rejects the key.
  const rejection = new Promise<never>((_, reject) => {
    Object.assign(window, { gm_authFailure: () => reject(new Error('Google Maps rejected the key')) });
    setTimeout(() => reject(new Error('Google Maps drew nothing')), FIRST_DRAW_TIMEOUT_MS);
  });
  rejection.catch(() => undefined);
  const map = new google.maps.Map(pane, {
    mapId,
    // Vector maps evaluate code, which the content security policy forbids.
    renderingType: 'RASTER',
    center: viewport.center,
    zoom: viewport.zoom,
    mapTypeControl: false,
    streetViewControl: false,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: overlays.zoomsByWheel ? 'greedy' : 'cooperative',
  });
  const drawing = new GoogleOverlays(map);
  drawing.show(overlays);
  await Promise.race([
    new Promise((resolve) => google.maps.event.addListenerOnce(map, 'tilesloaded', resolve)),
    rejection,
  ]);
  return {
    show: (next) => drawing.show(next),
    close: () => {
      drawing.clear();
      google.maps.event.clearInstanceListeners(map);
      pane.remove();
    },
  };
}

/** Stacking order of markers, lowest first. */
const Z_INDEX = { nearbyPlace: 0, pin: 0, place: 1, selectedPin: 1, user: 2 } as const;
const RADIUS_PX = { pin: 7, selectedPin: 10, nearbyPlace: 6, numbered: 11, place: 7, user: 8 } as const;

class GoogleOverlays {
  private readonly pins = new Map<number, google.maps.marker.AdvancedMarkerElement>();
  private removals: (() => void)[] = [];
  private onPick: MapOverlays['onPick'];
  private onPin: MapOverlays['onPin'];
  private onMove: MapOverlays['onMove'];
  private view: MapOverlays['view'];

  constructor(private readonly map: google.maps.Map) {
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => latLng && this.onPick?.(latLng.toJSON()));
    map.addListener('idle', () => {
      const center = map.getCenter()?.toJSON();
      if (center) this.onMove?.({ center, zoom: map.getZoom() ?? 0 });
    });
  }

  clear(): void {
    for (const remove of this.removals) remove();
    this.removals = [];
  }

  private moveTo(view: MapOverlays['view']): void {
    if (view && view !== this.view) this.map.setOptions(view);
    this.view = view;
  }

  /** Each pin keeps its marker, because the selected one has the focus. */
  private showPins(pins: readonly Pin[]): void {
    const shownIds = new Set(pins.map(({ id }) => id));
    for (const [id, marker] of this.pins) {
      if (shownIds.has(id)) continue;
      marker.map = null;
      this.pins.delete(id);
    }
    for (const pin of pins) this.showPin(pin);
  }

  private showPin({ id, name, coordinates, isSelected }: Pin): void {
    const symbol: MarkerSymbol = isSelected
      ? { shape: 'dot', radius: RADIUS_PX.selectedPin, color: COLORS.route }
      : { shape: 'dot', radius: RADIUS_PX.pin, color: COLORS.place };
    const zIndex = isSelected ? Z_INDEX.selectedPin : Z_INDEX.pin;
    const known = this.pins.get(id);
    if (known) {
      known.zIndex = zIndex;
      showSymbol(known, symbol);
    } else {
      const options = { map: this.map, position: coordinates, title: name, zIndex, symbol };
      this.pins.set(id, createMarker({ ...options, onClick: () => this.onPin?.(id) }));
    }
    if (isSelected && this.map.getBounds()?.contains(coordinates) === false) this.map.panTo(coordinates);
  }

  show(overlays: MapOverlays): void {
    const { user, place, isDestination, approximate, route, legs = [], pins, onPin, onPick, onMove } = overlays;
    this.onPick = onPick;
    this.onMove = onMove;
    this.onPin = onPin;
    this.moveTo(overlays.view);
    this.clear();
    this.showPins(pins ?? []);
    if (approximate) {
      this.addShape(
        new google.maps.Circle({
          map: this.map,
          center: approximate,
          radius: APPROXIMATE_RADIUS_METERS,
          strokeColor: COLORS.user,
          strokeWeight: 1.5,
          fillColor: COLORS.user,
          fillOpacity: 0.12,
          clickable: false,
        }),
      );
    }
    for (const line of route ? [route, ...legs] : legs) this.drawRoute(line);
    for (const { name, coordinates, number } of [...(overlays.nearbyPlaces ?? []), ...(overlays.stops ?? [])]) {
      const dot = { shape: 'dot', color: COLORS.nearbyPlace } as const;
      if (number === undefined) {
        this.addMarker(coordinates, name, Z_INDEX.nearbyPlace, { ...dot, radius: RADIUS_PX.nearbyPlace });
      } else {
        const symbol = { ...dot, radius: RADIUS_PX.numbered, label: String(number) };
        this.addMarker(coordinates, `${number}. ${name}`, Z_INDEX.nearbyPlace, symbol);
      }
    }
    if (place) {
      const shape = isDestination ? 'arrow' : 'dot';
      const symbol = { shape, radius: RADIUS_PX.place, color: COLORS.place } as const;
      this.addMarker(place.coordinates, place.name, Z_INDEX.place, symbol);
    }
    if (user) {
      const symbol = { shape: 'dot', radius: RADIUS_PX.user, color: COLORS.user } as const;
      this.addMarker(user, STRINGS.youAreHere, Z_INDEX.user, symbol);
    }
  }

  /** Adds a marker that shows its name in a card. */
  private addMarker(position: google.maps.LatLngLiteral, title: string, zIndex: number, symbol: MarkerSymbol): void {
    const { map } = this;
    const card = new google.maps.InfoWindow({ content: document.createTextNode(title) as unknown as Element });
    const marker = createMarker({
      map,
      position,
      title,
      zIndex,
      symbol,
      onClick: () => card.open({ map, anchor: marker }),
    });
    this.removals.push(() => {
      card.close();
      marker.map = null;
    });
  }

  private addShape(shape: google.maps.Circle | google.maps.Polyline): void {
    this.removals.push(() => shape.setMap(null));
  }

  private drawRoute({ points, estimate }: NonNullable<MapOverlays['route']>): void {
    const dash = { path: 'M 0,-1 0,1', strokeOpacity: ROUTE_STYLE.opacity, strokeWeight: ROUTE_STYLE.weight, scale: 3 };
    const arrow = { path: google.maps.SymbolPath.FORWARD_OPEN_ARROW, strokeOpacity: ROUTE_STYLE.opacity, scale: 3 };
    this.addShape(
      new google.maps.Polyline({
        map: this.map,
        path: [...points],
        strokeColor: COLORS.route,
        strokeWeight: ROUTE_STYLE.weight,
        strokeOpacity: estimate ? 0 : ROUTE_STYLE.opacity,
        clickable: false,
        ...(estimate && {
          icons: [
            { icon: dash, offset: '0', repeat: '20px' },
            { icon: arrow, offset: '100%' },
          ],
        }),
      }),
    );
  }
}
