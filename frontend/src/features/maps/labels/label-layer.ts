import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import type { Signpost } from '@placelore/contracts/places/map/signposts.js';
import L from 'leaflet';
import styles from './Labels.module.css';
import { type Box, type LabelRequest, layOutLabels } from './label-layout.js';
import { breakLines, formatFont, type LabelType, LINE_HEIGHT, measureWidth } from './label-text.js';
import { LABEL_TYPES, MARK_TYPE } from './label-types.js';
import { createSign, type SignCandidate, toSignCandidate } from './sign-labels.js';

/** A mark on the map whose name is shown if there is room. */
export interface LabeledMark {
  /** Empty for a mark that only keeps other names away. */
  name: string;
  coordinates: Coordinates;
  /** Half the width of the mark. Below, its height above the position, if it is a pin. Both in pixels. */
  radius: number;
  height?: number;
  /** Whether its name is always shown. */
  isRequired: boolean;
}

/** Width in pixels of the edges of the view that stay free of names. */
const EDGE_PX = 2;
/** Padding of the box around a mark's name, in pixels. */
const MARK_PADDING_PX = { x: 5, y: 1 } as const;

interface NameCandidate {
  request: LabelRequest;
  lines: string[];
  type: LabelType;
  className: string;
}

/**
 * Names on a map, laid out again whenever the map has moved. Names of countries come first, then those of marks, then
 * the rest of the base map's by prominence. Screen readers skip them, because the marks themselves have names.
 */
export class LabelLayer {
  private readonly pane: HTMLElement;
  private readonly marks = new Map<string, readonly LabeledMark[]>();
  private names: readonly MapLabel[] = [];
  private signs: readonly Signpost[] = [];
  private family: string | undefined;
  private frame: number | undefined;

  constructor(private readonly map: L.Map) {
    this.pane = map.createPane('names');
    this.pane.classList.add(styles.names ?? 'names');
    this.pane.setAttribute('aria-hidden', 'true');
    map.on('moveend', () => this.layOut());
    map.on('zoomstart', () => this.pane.classList.add(styles.hidden ?? 'hidden'));
    // The page adds its note once the map is open, which may be after the names have been laid out.
    const observer = new MutationObserver(() => this.schedule());
    observer.observe(this.getFrame(), { childList: true });
    map.on('unload', () => {
      observer.disconnect();
      cancelAnimationFrame(this.frame ?? 0);
    });
  }

  /** Returns the element that contains the map and what the page shows over it. */
  private getFrame(): HTMLElement {
    const container = this.map.getContainer();
    return container.closest('section') ?? container;
  }

  /** Replaces the marks of one owner. */
  setMarks(owner: string, marks: readonly LabeledMark[]): void {
    this.marks.set(owner, marks);
    this.schedule();
  }

  /** Replaces the names of the base map. Those for the current zoom are shown, most prominent first. */
  setNames(names: readonly MapLabel[]): void {
    this.names = names;
    this.schedule();
  }

  /** Replaces the signs at the edges, which point to places outside of the view. */
  setSigns(signs: readonly Signpost[]): void {
    this.signs = signs;
    this.schedule();
  }

  /** Runs the layout once for all changes within a frame. */
  private schedule(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.layOut();
    });
  }

  private layOut(): void {
    const { x: width, y: height } = this.map.getSize();
    const bounds = { left: EDGE_PX, top: EDGE_PX, right: width - EDGE_PX, bottom: height - EDGE_PX };
    const marks = [...this.marks.values()].flat().sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
    const signs = this.signs.map((sign) => toSignCandidate(sign, { width, height }, this.getFamily()));
    const candidates = [...signs, ...this.listNameCandidates(marks).filter(({ request }) => contains(bounds, request))];
    const obstacles = [...marks.map((mark) => this.toObstacle(mark)), ...this.listControls()];
    const boxes = layOutLabels(
      candidates.map(({ request }) => request),
      obstacles,
      bounds,
    );
    const origin = this.map.containerPointToLayerPoint([0, 0]);
    this.pane.replaceChildren(
      ...candidates.flatMap((candidate, index) => createElements(candidate, boxes[index], origin)),
    );
    this.pane.classList.remove(styles.hidden ?? 'hidden');
  }

  private listNameCandidates(marks: readonly LabeledMark[]): NameCandidate[] {
    const named = marks.filter(({ name }) => name !== '');
    const names = this.listShownNames();
    const isCountry = ({ kind }: MapLabel) => kind === 'country';
    // A pin's name has four places, and a country's name must be near its middle, so countries come before.
    return [
      ...named.filter(({ isRequired }) => isRequired).map((mark) => this.toMarkCandidate(mark)),
      ...names.filter(isCountry).map((name) => this.toNameCandidate(name)),
      ...named.filter(({ isRequired }) => !isRequired).map((mark) => this.toMarkCandidate(mark)),
      ...names.filter((name) => !isCountry(name)).map((name) => this.toNameCandidate(name)),
    ];
  }

  /**
   * Returns the names for this zoom, most prominent first. Of equal names, such as those along a river, only the one
   * nearest to the center is returned.
   */
  private listShownNames(): MapLabel[] {
    const zoom = this.map.getZoom();
    const shown = this.names.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom <= maxZoom);
    const center = this.map.getCenter();
    const distance = ({ lat, lng }: MapLabel) => Math.hypot(lat - center.lat, lng - center.lng);
    const nearestByName = new Map<string, MapLabel>();
    for (const name of shown) {
      const other = nearestByName.get(name.name);
      if (!other || distance(name) < distance(other)) nearestByName.set(name.name, name);
    }
    const marked = new Set([...this.marks.values()].flat().map(({ name }) => name));
    return [...nearestByName.values()]
      .filter(({ name }) => !marked.has(name))
      .sort((a, b) => b.prominence - a.prominence);
  }

  /** Returns the boxes of the buttons, the scale, the attribution, and the note that the page shows over the map. */
  private listControls(): Box[] {
    const container = this.map.getContainer();
    const origin = container.getBoundingClientRect();
    return [...this.getFrame().querySelectorAll('.leaflet-control, [data-over-map]')].map((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      return {
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
      };
    });
  }

  private toObstacle({ coordinates, radius, height }: LabeledMark): Box {
    const { x, y } = this.map.latLngToContainerPoint(coordinates);
    return { left: x - radius, right: x + radius, top: y - (height ?? radius), bottom: y + (height ? 2 : radius) };
  }

  private toMarkCandidate({ name, coordinates, radius, height, isRequired }: LabeledMark): NameCandidate {
    const lines = [name];
    const { x, y } = this.map.latLngToContainerPoint(coordinates);
    const request = {
      x,
      y,
      width: measureWidth(lines, MARK_TYPE, this.getFamily()) + 2 * MARK_PADDING_PX.x,
      height: MARK_TYPE.size * LINE_HEIGHT + 2 * MARK_PADDING_PX.y,
      markRadius: radius,
      markHeight: height ?? 0,
      isRequired,
    };
    return { request, lines, type: { ...MARK_TYPE, dotRadius: 0 }, className: styles.mark ?? 'mark' };
  }

  private toNameCandidate({ name, kind, lat, lng }: MapLabel): NameCandidate {
    const type = LABEL_TYPES[kind];
    const lines = breakLines(name, type);
    const { x, y } = this.map.latLngToContainerPoint([lat, lng]);
    const request = {
      x,
      y,
      width: measureWidth(lines, type, this.getFamily()),
      height: lines.length * type.size * LINE_HEIGHT,
      markRadius: type.dotRadius ?? null,
      keepsMark: kind === 'sight',
      mayMove: kind === 'country',
    };
    return { request, lines, type, className: styles[kind] ?? kind };
  }

  private getFamily(): string {
    this.family ??= getComputedStyle(this.pane).fontFamily || 'sans-serif';
    return this.family;
  }
}

const contains = ({ left, top, right, bottom }: Box, { x, y }: LabelRequest): boolean =>
  x > left && x < right && y > top && y < bottom;

/** @param box `mark` if there is room only for the mark; null if there is none */
function createElements(
  candidate: NameCandidate | SignCandidate,
  box: Box | 'mark' | null | undefined,
  origin: L.Point,
): HTMLElement[] {
  if (!box) return [];
  if ('sign' in candidate) return box === 'mark' ? [] : [createSign(candidate, box, origin)];
  return [
    ...(candidate.type.dotRadius ? [createDot(candidate, candidate.type.dotRadius, origin)] : []),
    ...(box === 'mark' ? [] : [createName(candidate, box, origin)]),
  ];
}

function createName({ lines, type, className }: NameCandidate, box: Box, origin: L.Point): HTMLElement {
  const name = document.createElement('span');
  name.className = className;
  name.style.font = formatFont(type, 'var(--sans)');
  name.style.lineHeight = String(LINE_HEIGHT);
  if (type.spacing) name.style.letterSpacing = `${type.spacing}px`;
  name.append(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])));
  L.DomUtil.setPosition(name, L.point(box.left, box.top).add(origin).round());
  return name;
}

function createDot({ request: { x, y }, className }: NameCandidate, radius: number, origin: L.Point): HTMLElement {
  const dot = document.createElement('i');
  dot.className = className;
  dot.style.width = `${2 * radius}px`;
  dot.style.height = dot.style.width;
  L.DomUtil.setPosition(dot, L.point(x, y).subtract([radius, radius]).add(origin));
  return dot;
}
