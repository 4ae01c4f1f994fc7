import { areOverlapping, type Bounds, measurePath } from './path-bounds.js';

/** Corner of a shape in pixels. */
export type Corner = readonly [x: number, y: number];

const format = (value: number): string => String(Math.round(value));
const formatFine = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Collects shapes as compact SVG. In a motif, y grows upward from the ground; in a landscape, y grows downward as in the
 * image. Shapes of one color become one path where that changes nothing.
 */
export class Pen {
  private readonly parts: { attributes: string; data: string; shapes: Bounds[] }[] = [];

  /** Returns the elements drawn so far. */
  toSvg(): string {
    return this.parts.map(({ attributes, data }) => `<path ${attributes} d="${data}"/>`).join('');
  }

  /** Fills path data. */
  fill(color: string, data: string, opacity = 1): this {
    return this.add(`fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`, data);
  }

  /** Draws lines through path data. @param width in pixels */
  stroke(color: string, width: number, data: string, opacity = 1): this {
    const seeThrough = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
    return this.add(`fill="none" stroke="${color}" stroke-width="${formatFine(width)}"${seeThrough}`, data, width / 2);
  }

  /** Draws lines with round ends; a line without length is a dot. */
  rounds(color: string, width: number, data: string, opacity = 1): this {
    return this.stroke(`${color}" stroke-linecap="round`, width, data, opacity);
  }

  /** Draws dashes along path data. @param pattern lengths of a dash and of a gap */
  dashes(color: string, width: number, [dash, gap]: readonly [number, number], data: string): this {
    return this.add(
      `fill="none" stroke="${color}" stroke-width="${formatFine(width)}" stroke-dasharray="${formatFine(dash)} ${formatFine(gap)}"`,
      data,
      width / 2,
    );
  }

  rect(color: string, x: number, y: number, width: number, height: number): this {
    return this.fill(
      color,
      `M${format(x)} ${format(y)}h${formatFine(width)}v${formatFine(height)}h${formatFine(-width)}z`,
    );
  }

  polygon(color: string, ...corners: Corner[]): this {
    return this.fill(color, `${toLine(corners)}z`);
  }

  line(color: string, width: number, ...corners: Corner[]): this {
    return this.stroke(color, width, toLine(corners));
  }

  circle(color: string, x: number, y: number, radius: number, opacity = 1): this {
    return this.ellipse(color, x, y, radius, radius, opacity);
  }

  ellipse(color: string, x: number, y: number, rx: number, ry: number, opacity = 1): this {
    const [a, b, width] = [formatFine(rx), formatFine(ry), formatFine(2 * rx)];
    return this.fill(
      color,
      `M${format(x - rx)} ${format(y)}a${a} ${b} 0 1 0 ${width} 0a${a} ${b} 0 1 0-${width} 0z`,
      opacity,
    );
  }

  /** Fills an opening with a round top. @param height of its straight sides */
  arch(color: string, x: number, y: number, width: number, height: number): this {
    const [wide, side] = [format(width), format(height)];
    const radius = formatFine(Number(wide) / 2);
    return this.fill(color, `M${format(x)} ${format(y)}v${side}a${radius} ${radius} 0 0 0 ${wide} 0v-${side}z`);
  }

  /** Fills an opening with a pointed top. @param height of its straight sides */
  pointedArch(color: string, x: number, y: number, width: number, height: number): this {
    const radius = formatFine(width * 0.95);
    const half = formatFine(width / 2);
    const rise = formatFine(width * 0.82);
    const side = formatFine(height);
    return this.fill(
      color,
      `M${format(x)} ${format(y)}v${side}a${radius} ${radius} 0 0 0 ${half} ${rise}a${radius} ${radius} 0 0 0 ${half} -${rise}v-${side}z`,
    );
  }

  /** Fills half of an ellipse that stands on its flat side. */
  dome(color: string, x: number, y: number, radius: number, height = radius): this {
    const [a, b] = [formatFine(radius), formatFine(height)];
    return this.fill(color, `M${format(x - radius)} ${format(y)}a${a} ${b} 0 0 0 ${formatFine(2 * radius)} 0z`);
  }

  /** Adds a shape to the last path of its color, unless something drawn since covers a part of it. */
  private add(attributes: string, exactData: string, margin = 0): this {
    const data = exactData.replace(/\d+\.\d{2,}/g, (number) => formatFine(Number(number)));
    const bounds = measurePath(data, margin);
    for (let index = this.parts.length - 1; index >= 0; index--) {
      const part = this.parts[index]!;
      if (part.attributes === attributes) {
        part.data += data;
        part.shapes.push(bounds);
        return this;
      }
      if (part.shapes.some((shape) => areOverlapping(shape, bounds))) break;
    }
    this.parts.push({ attributes, data, shapes: [bounds] });
    return this;
  }
}

/** Returns path data of straight lines through corners. */
export function toLine(corners: readonly Corner[]): string {
  return corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${format(x)} ${format(y)}`).join('');
}
