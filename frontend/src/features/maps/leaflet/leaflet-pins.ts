import L from 'leaflet';
import styles from '../Maps.module.css';
import type { MapOverlays, Pin } from '../model/map-model.js';

/** Offset of the selected pin above the others. */
const SELECTED_Z_OFFSET = 10_000;

/** Pins of many places. Each pin keeps its element, because the selected one has the focus. */
export class LeafletPins {
  private readonly markers = new Map<number, { marker: L.Marker; pin: Pin }>();
  private onPin: MapOverlays['onPin'];

  constructor(
    private readonly map: L.Map,
    private readonly icon: L.DivIcon,
  ) {}

  show(pins: readonly Pin[], onPin: MapOverlays['onPin']): void {
    this.onPin = onPin;
    const shownIds = new Set(pins.map(({ id }) => id));
    for (const [id, { marker }] of this.markers) {
      if (shownIds.has(id)) continue;
      marker.remove();
      this.markers.delete(id);
    }
    for (const pin of pins) {
      const previous = this.markers.get(pin.id);
      const marker = previous?.marker ?? this.add(pin);
      this.markers.set(pin.id, { marker, pin });
      if (previous?.pin.isSelected !== pin.isSelected) this.mark(marker, pin);
    }
  }

  private add({ id, name, coordinates }: Pin): L.Marker {
    const marker = L.marker(coordinates, { icon: this.icon, keyboard: true, riseOnHover: true }).addTo(this.map);
    marker.on('click', () => this.onPin?.(id));
    // Leaflet handles Enter only for markers with popups, which these do not have.
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.onPin?.(id);
    });
    marker.getElement()?.setAttribute('aria-label', name);
    return marker;
  }

  private mark(marker: L.Marker, { name, coordinates, isSelected }: Pin): void {
    const element = marker.getElement();
    element?.classList.toggle(styles.selected ?? 'selected', isSelected);
    element?.setAttribute('aria-pressed', String(isSelected));
    marker.setZIndexOffset(isSelected ? SELECTED_Z_OFFSET : 0);
    marker.unbindTooltip().bindTooltip(createNameElement(name), {
      permanent: isSelected,
      direction: 'top',
      offset: [0, -32],
      className: styles.tag ?? '',
    });
    if (isSelected && !this.map.getBounds().pad(-0.1).contains(coordinates)) this.map.panTo(coordinates);
  }
}

/** Creates an element with a name as text, because names are not HTML. */
export function createNameElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
