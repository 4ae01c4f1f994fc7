import type { GeoStream } from 'd3-geo';

/** Collects projected shapes as SVG path data with relative coordinates, which compress well. */
export class PathSink implements GeoStream {
  private text = '';
  private points: [number, number][] = [];
  private isPolygon = false;

  /**
   * Creates a sink.
   * @param tolerance distance in units between two points below which the second one is omitted
   * @param precision number of steps per unit
   */
  constructor(
    private readonly tolerance: number,
    private readonly precision = 1,
  ) {}

  polygonStart(): void {
    this.isPolygon = true;
  }
  polygonEnd(): void {
    this.isPolygon = false;
  }
  lineStart(): void {
    this.points = [];
  }
  point(x: number, y: number): void {
    const [lastX, lastY] = this.points.at(-1) ?? [Number.NEGATIVE_INFINITY, 0];
    const next: [number, number] = [this.round(x), this.round(y)];
    if (Math.hypot(next[0] - lastX, next[1] - lastY) > this.tolerance) this.points.push(next);
  }
  lineEnd(): void {
    const { points } = this;
    if (points.length < (this.isPolygon ? 3 : 2)) return;
    let [fromX, fromY] = points[0]!;
    this.text += `M${fromX} ${fromY}l`;
    const steps = points.slice(1).map(([x, y]) => {
      const step = `${this.round(x - fromX)} ${this.round(y - fromY)}`;
      [fromX, fromY] = [x, y];
      return step;
    });
    this.text += steps.join(' ').replaceAll(' -', '-');
    if (this.isPolygon) this.text += 'z';
  }
  sphere(): void {}

  private round(value: number): number {
    return Math.round(value * this.precision) / this.precision;
  }

  toString(): string {
    return this.text;
  }
}
