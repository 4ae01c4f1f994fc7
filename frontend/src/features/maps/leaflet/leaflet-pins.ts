import L from 'leaflet';
import type { LabelLayer } from '../labels/label-layer.js';
import styles from '../Maps.module.css';
import type { MapOverlays, Pin } from '../model/map-model.js';
import { STRINGS } from '../strings.js';
import { clusterPins } from './pin-clusters.js';

/** Offset of the selected pin above the others. */
const SELECTED_Z_OFFSET = 10_000;
/** Zoom from which pins are never clustered, because zooming in further would not separate them. */
const MIN_SEPARATE_ZOOM = 17;
/** Size of a pin in pixels, for placing the name next to it. */
const PIN_PX = { radius: 11, height: 32 } as const;
const CLUSTER_SIZE_PX = 34;
/** Padding in pixels around the pins of a cluster when it is opened. */
const CLUSTER_PADDING: L.PointTuple = [48, 48];

/**
 * Pins of many places, with names where there is room. Crowded pins share one mark with their number. Each pin keeps
 * its element while it is shown, because the selected one has the focus.
 */
export class LeafletPins {
  private readonly markers = new Map<number, { marker: L.Marker; pin: Pin }>();
  private readonly clusters = L.layerGroup();
  private onPin: MapOverlays['onPin'];

  constructor(
    private readonly map: L.Map,
    private readonly icon: L.DivIcon,
    private readonly labels: LabelLayer,
  ) {
    this.clusters.addTo(map);
    map.on('zoomend', () => this.group());
  }

  show(pins: readonly Pin[], onPin: MapOverlays['onPin']): void {
    this.onPin = onPin;
    const shownIds = new Set(pins.map(({ id }) => id));
    for (const [id, { marker }] of this.markers) {
      if (shownIds.has(id)) continue;
      marker.remove();
      this.markers.delete(id);
    }
    const previousPins = new Map([...this.markers].map(([id, { pin }]) => [id, pin]));
    for (const pin of pins) {
      const marker = this.markers.get(pin.id)?.marker ?? this.create(pin);
      this.markers.set(pin.id, { marker: marker.setLatLng(pin.coordinates), pin });
    }
    this.group();
    for (const pin of pins) {
      const wasSelected = previousPins.get(pin.id)?.isSelected ?? false;
      if (pin.isSelected && !wasSelected) this.bringIntoView(pin);
    }
  }

  /** Shows pins, and clusters in place of crowded pins. */
  private group(): void {
    const zoom = this.map.getZoom();
    const points = [...this.markers.values()].map(({ pin: { id, coordinates, isSelected } }) => {
      const { x, y } = this.map.project(coordinates, zoom);
      return { id, x, y, isSelected };
    });
    const groups =
      zoom >= Math.min(MIN_SEPARATE_ZOOM, this.map.getMaxZoom()) ? points.map(({ id }) => [id]) : clusterPins(points);
    this.clusters.clearLayers();
    for (const ids of groups) {
      const members = ids.map((id) => this.markers.get(id)!);
      if (members.length === 1) this.showPin(members[0]!);
      else this.showCluster(members);
    }
    this.nameMarks(groups.map((ids) => ids.map((id) => this.markers.get(id)!.pin)));
  }

  /** Shows names next to pins, and keeps names away from clusters. */
  private nameMarks(groups: readonly (readonly Pin[])[]): void {
    const separate = groups.flatMap((pins) => (pins.length === 1 ? pins : []));
    const clusters = this.clusters.getLayers().map((cluster) => (cluster as L.Marker).getLatLng());
    this.labels.setMarks('pins', [
      ...separate.map(({ name, coordinates, isSelected }) => ({
        name,
        coordinates,
        isRequired: isSelected,
        ...PIN_PX,
      })),
      ...clusters.map((coordinates) => ({ name: '', coordinates, isRequired: false, radius: CLUSTER_SIZE_PX / 2 })),
    ]);
  }

  private showPin({ marker, pin: { isSelected } }: { marker: L.Marker; pin: Pin }): void {
    marker.addTo(this.map).setZIndexOffset(isSelected ? SELECTED_Z_OFFSET : 0);
    const element = marker.getElement();
    element?.classList.toggle(styles.selected ?? 'selected', isSelected);
    element?.setAttribute('aria-pressed', String(isSelected));
  }

  private showCluster(members: { marker: L.Marker; pin: Pin }[]): void {
    for (const { marker } of members) marker.remove();
    const bounds = L.latLngBounds(members.map(({ pin }) => L.latLng(pin.coordinates)));
    const icon = L.divIcon({
      className: `${styles.mark} ${styles.cluster}`,
      html: String(members.length),
      iconSize: [CLUSTER_SIZE_PX, CLUSTER_SIZE_PX],
    });
    const cluster = L.marker(bounds.getCenter(), { icon, keyboard: true }).addTo(this.clusters);
    const open = () => this.map.fitBounds(bounds, { padding: CLUSTER_PADDING, maxZoom: MIN_SEPARATE_ZOOM });
    listenForPress(cluster, open);
    cluster.getElement()?.setAttribute('aria-label', STRINGS.cluster(members.length));
  }

  private create({ id, name, coordinates }: Pin): L.Marker {
    const marker = L.marker(coordinates, { icon: this.icon, keyboard: true, riseOnHover: true });
    marker.bindTooltip(createNameElement(name), { direction: 'top', offset: [0, -32], className: styles.tag ?? '' });
    // A pin that leaves a cluster has a new element.
    marker.on('add', () => {
      listenForKeys(marker, () => this.onPin?.(id));
      marker.getElement()?.setAttribute('aria-label', name);
    });
    marker.on('click', () => this.onPin?.(id));
    return marker;
  }

  private bringIntoView({ coordinates }: Pin): void {
    if (!this.map.getBounds().pad(-0.1).contains(coordinates)) this.map.panTo(coordinates);
  }
}

function listenForPress(marker: L.Marker, onPress: () => void): void {
  marker.on('click', onPress);
  listenForKeys(marker, onPress);
}

/** Handles Enter. Leaflet does so only for markers with popups, which these do not have. */
function listenForKeys(marker: L.Marker, onPress: () => void): void {
  marker.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  });
}

/** Creates an element that shows a name as text, because names are not HTML. */
export function createNameElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
