import sharp, { type Sharp } from 'sharp';
import { SCENE_HEIGHT, SCENE_WIDTH } from './drawn-scenes.ts';

type Random = () => number;

const toJpeg = (image: Sharp, quality = 85): Promise<Buffer> => image.jpeg({ quality }).toBuffer();

/** Cuts off shares of the four sides. */
function crop(jpeg: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]): Sharp {
  return sharp(jpeg).extract({
    left: Math.round(left * SCENE_WIDTH),
    top: Math.round(top * SCENE_HEIGHT),
    width: Math.round((1 - left - right) * SCENE_WIDTH),
    height: Math.round((1 - top - bottom) * SCENE_HEIGHT),
  });
}

/** Rotates the photo and cuts off the corners, as photo apps do to straighten a horizon. */
async function rotate(jpeg: Buffer, degrees: number): Promise<Buffer> {
  const { data, info } = await sharp(jpeg).rotate(degrees).toBuffer({ resolveWithObject: true });
  const share = 1 - Math.abs(degrees) * 0.03;
  const [width, height] = [Math.round(SCENE_WIDTH * share), Math.round(SCENE_HEIGHT * share)];
  const [left, top] = [Math.round((info.width - width) / 2), Math.round((info.height - height) / 2)];
  return toJpeg(sharp(data).extract({ left, top, width, height }));
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** What happens to photos that are sent, saved again, and edited; each with a random strength. */
export const CHANGES: Readonly<Record<string, (jpeg: Buffer, random: Random) => Promise<Buffer>>> = {
  'JPEG quality 10 to 60': (jpeg, random) => toJpeg(sharp(jpeg), Math.round(between(random, 10, 60))),
  'resized to 120 to 500 pixels': (jpeg, random) => toJpeg(sharp(jpeg).resize(Math.round(between(random, 120, 500)))),
  'brighter or darker by up to 35 %': (jpeg, random) =>
    toJpeg(sharp(jpeg).modulate({ brightness: between(random, 0.65, 1.35) })),
  'more contrast': (jpeg, random) => toJpeg(sharp(jpeg).linear(between(random, 1.1, 1.5), between(random, -50, -10))),
  'black and white': (jpeg) => toJpeg(sharp(jpeg).greyscale()),
  blurred: (jpeg, random) => toJpeg(sharp(jpeg).blur(between(random, 1, 4))),
  'rotated by up to 2 degrees': (jpeg, random) => rotate(jpeg, between(random, 0.3, 2) * pick(random, [-1, 1])),
  'cropped evenly by up to 15 %': (jpeg, random) => {
    const share = between(random, 0.01, 0.15);
    return toJpeg(crop(jpeg, [share, share, share, share]));
  },
  'cropped at one side by up to 25 %': (jpeg, random) => {
    const share = between(random, 0.03, 0.25);
    const sides = [[share, 0, 0, 0] as const, [0, share, 0, 0] as const, [0, 0, share, 0] as const];
    return toJpeg(crop(jpeg, pick(random, [...sides, [0, 0, 0, share] as const])));
  },
  'cropped at a corner by up to 22 %': (jpeg, random) => {
    const share = between(random, 0.03, 0.22);
    const corners = [[share, share, 0, 0] as const, [0, share, share, 0] as const, [0, 0, share, share] as const];
    return toJpeg(crop(jpeg, pick(random, [...corners, [share, 0, 0, share] as const])));
  },
  'cropped freely by up to 6 % a side': (jpeg, random) => {
    const cut = () => between(random, 0, 0.06);
    return toJpeg(crop(jpeg, [cut(), cut(), cut(), cut()]));
  },
  'cropped to a square': (jpeg) => toJpeg(crop(jpeg, [1 / 6, 0, 1 / 6, 0])),
  'cropped, small, brighter, JPEG quality 45': async (jpeg, random) => {
    const cropped = crop(jpeg, [between(random, 0, 0.1), between(random, 0, 0.1), 0.05, 0.05]);
    return toJpeg(
      sharp(await toJpeg(cropped))
        .resize(320)
        .modulate({ brightness: 1.2 }),
      45,
    );
  },
};
