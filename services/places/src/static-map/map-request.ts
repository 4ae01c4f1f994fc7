import type { Position } from '@placelore/contracts/geography.js';

/** What a picture depends on, and nothing else. */
export interface MapRequest {
  center: Position;
  zoom: number;
  width: number;
  height: number;
  markers: Position[];
}
