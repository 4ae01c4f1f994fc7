import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { placeSignpost, type Signpost } from '@placelore/contracts/places/map/signposts.js';
import L from 'leaflet';
import styles from './Labels.module.css';
import type { Box, LabelRequest } from './label-layout.js';
import { formatFont, type LabelType, LINE_HEIGHT, measureWidth } from './label-text.js';

const SIGN_TYPE: LabelType = { size: 11.5, weight: 600 };
/** Pixels for the arrow before the text. Below, for the padding of the box around both, and between it and the edge. */
const ARROW_PX = 16;
const PADDING_PX = 6;
const EDGE_PX = 8;

/** Sign that needs a place at the edge of the view. */
export interface SignCandidate {
  sign: Signpost;
  text: string;
  request: LabelRequest;
}

/** Measures a sign and determines its place at the edge of the view. */
export function toSignCandidate(
  sign: Signpost,
  view: { width: number; height: number },
  family: string,
): SignCandidate {
  const text = `${sign.name} ${formatMetricDistance(sign.distanceMeters)}`;
  const width = measureWidth([text], SIGN_TYPE, family) + ARROW_PX + 2 * PADDING_PX;
  const height = SIGN_TYPE.size * LINE_HEIGHT + PADDING_PX;
  const point = placeSignpost(sign.bearingDegrees, view, {
    width: width + 2 * EDGE_PX,
    height: height + 2 * EDGE_PX,
  });
  return { sign, text, request: { ...point, width, height, markRadius: null } };
}

/** Creates the element of a sign: an arrow in its direction, a name and a distance. */
export function createSign({ sign, text }: SignCandidate, box: Box, origin: L.Point): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.sign ?? 'sign';
  element.style.font = formatFont(SIGN_TYPE, 'var(--sans)');
  const arrow = document.createElement('b');
  arrow.textContent = '↑';
  arrow.style.rotate = `${Math.round(sign.bearingDegrees)}deg`;
  element.append(arrow, text);
  L.DomUtil.setPosition(element, L.point(box.left, box.top).add(origin).round());
  return element;
}
