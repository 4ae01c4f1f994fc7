import { ApiError, type ErrorCode } from '@placelore/contracts/core/errors.js';
import { choosePhoto } from './choose-photo.js';

const SUBJECT = { place: { name: 'Eiffel Tower' }, excluded: ['x'] } as never;
const candidate = (sha1: string) => ({ credit: { sha1, title: `Photo ${sha1}` }, downloadUrl: `https://x/${sha1}` });

type Verdict = { enabled: boolean; safety: string };
const SAFE: Verdict = { enabled: true, safety: 'safe' };

/** Chooses among the candidates a, b and c by their verdicts or the errors of their downloads. */
async function choose(results: Record<string, Verdict | ErrorCode>) {
  const steps: string[] = [];
  const call = async ({ id }: { id: string }, body: { url?: string; photoKey?: string }) => {
    if (id.endsWith('findCandidates')) return { enabled: true, candidates: ['a', 'b', 'c'].map(candidate) };
    const sha1 = (body.url ?? body.photoKey)!.at(-1)!;
    const result = results[sha1] ?? SAFE;
    if (body.url) {
      steps.push(`download ${sha1}`);
      if (typeof result === 'string') throw new ApiError(result);
      return { photo: `bytes of ${sha1}` };
    }
    steps.push(`judge ${sha1}`);
    return result;
  };
  const store = async (sha1: string, photo: string) => {
    steps.push(`store ${photo}`);
    return { photoKey: `key/${sha1}` };
  };
  const credit = await choosePhoto(call as never, SUBJECT, store);
  return { sha1: credit?.sha1 ?? null, steps };
}

test('choosePhoto: shows the first photo that is safe, after it was stored', async () => {
  const { sha1, steps } = await choose({ a: { enabled: true, safety: 'unsafe' } });
  expect(sha1).toBe('b');
  expect(steps).toEqual(['a', 'b'].flatMap((name) => [`download ${name}`, `store bytes of ${name}`, `judge ${name}`]));
});

test.each([
  ...(['PROVIDER_REJECTED', 'IMAGE_EMPTY', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_SMALL'] as const),
  ...(['IMAGE_TOO_MANY_PIXELS', 'IMAGE_UNREADABLE', 'IMAGE_UNSUPPORTED'] as const),
])('choosePhoto: tries the next photo after %s', async (code) => {
  expect((await choose({ a: code })).sha1).toBe('b');
});

test.each(['PROVIDER_UNAVAILABLE', 'TIMED_OUT', 'ARTICLE_NOT_FOUND'] as const)(
  'choosePhoto: ends with %s, which concerns all photos',
  async (code) => {
    await expect(choose({ a: code })).rejects.toMatchObject({ code });
  },
);

test('choosePhoto: shows nothing when no photo is safe, and asks no more when none can be checked', async () => {
  const unsafe = { enabled: true, safety: 'unchecked' };
  expect(await choose({ a: unsafe, b: unsafe, c: unsafe })).toMatchObject({ sha1: null });
  const off = await choose({ a: { enabled: false, safety: 'safe' } });
  expect([off.sha1, off.steps.at(-1)]).toEqual([null, 'judge a']);
});
