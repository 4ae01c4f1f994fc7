import { readFileSync } from 'node:fs';
import { BOMBS } from '../../../infra/test/photo-cases/bombs.ts';
import { EXTRA_CASES } from '../../../infra/test/photo-cases/extra-cases.ts';
import type { PhotoCase } from '../../../infra/test/photo-cases/photo-case.ts';
import { VALID_PHOTOS } from '../../../infra/test/photo-cases/valid-photos.ts';
import { PhotoDecoder } from '../src/decoder/photo-decoder.js';

const MB = 1024 * 1024;
/** Longer than in the product, for busy machines. An endless bomb would still be noticed. */
const TIME_LIMIT_MS = 100_000;
const TEST_TIMEOUT_MS = 120_000;
const decoder = new PhotoDecoder({ timeMs: TIME_LIMIT_MS });
let peak = 0;
let watchTimer: NodeJS.Timeout;
beforeAll(() => {
  watchTimer = setInterval(recordPeak, 50);
});
afterAll(() => {
  clearInterval(watchTimer);
  decoder.close();
});

const recordPeak = () => {
  peak = Math.max(peak, peakResidentBytes());
};

/** Returns the sum of the highest resident memory of all decoding processes since they started, in bytes. */
function peakResidentBytes(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, pid) => {
    try {
      return sum + Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);
}

async function decodeCase({ make }: PhotoCase): Promise<string> {
  try {
    await decoder.open(await make());
    return 'answered';
  } catch (thrown) {
    const { code, cause } = thrown as { code?: string; cause?: unknown };
    // Even a bomb that measuring does not detect must not end the process.
    return /process|no response/.test(String(cause)) ? `crashed: ${cause}` : `refused ${code}`;
  }
}

const isBomb = ({ expected }: PhotoCase) => expected !== 'answered';

describe('decompression bombs', () => {
  it.each([...BOMBS, ...EXTRA_CASES.filter(isBomb)].map((one) => [one.name, one] as const))(
    'are rejected or decoded within 600 MB without a crash: %s',
    async (_, bomb) => {
      peak = 0;
      const outcome = await decodeCase(bomb);
      recordPeak();
      if (bomb.expected === 'refused')
        expect(outcome).toMatch(/^refused IMAGE_(UNREADABLE|TOO_MANY_PIXELS|UNSUPPORTED)$/);
      else expect(outcome).toMatch(/^(answered$|refused IMAGE_)/);
      expect(peak / MB).toBeLessThan(600);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('valid photos', () => {
  it.each([...VALID_PHOTOS, ...EXTRA_CASES.filter((one) => !isBomb(one))].map((one) => [one.name, one] as const))(
    'decode: %s',
    async (_, honest) => {
      expect(await decodeCase(honest)).toBe('answered');
    },
    TEST_TIMEOUT_MS,
  );
});
