import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { chooseCandidate } from '../vision/second-look.js';

interface Prompt {
  system: string;
  user: { type: string; text?: string; image_url?: { url: string } }[];
  reader: { parse: (value: unknown) => unknown };
  accept: (answer: unknown) => unknown;
  [field: string]: unknown;
}
const candidate = (name: string, distanceMeters: number | null, location = 'Rome, Italy') => ({
  name,
  location,
  distanceMeters,
});
const CANDIDATES = [candidate('Trevi', 999), candidate('Pantheon', 1_499), candidate('Forum', null, '')];

async function look(answer: unknown, question: object = {}) {
  let sent: Prompt | undefined;
  const chat = {
    vendor: 'openai',
    complete: async (prompt: Prompt) => {
      sent = prompt;
      return prompt.accept(prompt.reader.parse(answer));
    },
  };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const result = await chooseCandidate(
    { chat: chat as never, model: 'm-1', limits: { longSide: 1024, maxBytes: 1_000_000 } },
    { bytes } as never,
    { candidates: CANDIDATES, readText: null, stated: [], ...question } as never,
    new AbortController().signal,
  );
  return { result, prompt: sent! };
}

test.each([
  [{ choice: 1, certainty: 'certain' }, 0],
  [{ choice: 3, certainty: 'certain' }, 2],
  [{ choice: '2', certainty: 'certain' }, 1],
  [{ choice: 0, certainty: 'certain' }, null],
  [{ choice: 4, certainty: 'certain' }, null],
  [{ choice: -1, certainty: 'certain' }, null],
])('chooseCandidate: reads %j as the candidate %j', async (answer, index) => {
  const { result } = await look(answer);
  expect(result.choice).toEqual({ index, certainty: 'certain' });
  expect(result.provenance).toEqual({ provider: 'openai', model: 'm-1', promptVersion: 'look-1', note: null });
  const chosen = index === null ? 'none of them' : CANDIDATES[index]!.name;
  expect(result.answer.said).toContain(chosen);
});

test.each([[{ certainty: 'certain' }], [{ choice: 'x' }], [{ choice: 1.5 }]])(
  'chooseCandidate: accepts no %j',
  async (answer) => {
    await expect(look(answer)).rejects.toThrow();
  },
);

test('chooseCandidate: lists the places with their distance, and quotes what else is known', async () => {
  const { prompt } = await look({ choice: 1, certainty: 'certain' });
  const [question, picture] = prompt.user;
  expect(question!.text).toMatch(/^Which of these places does the photo show\?/);
  expect(question!.text).toContain(
    '1. Trevi, Rome, Italy (within 1 km of the camera)\n2. Pantheon, Rome, Italy (1 km from the camera)\n3. Forum',
  );
  expect(question!.text).not.toMatch(/read from the photo|visitor says/);
  expect(picture!.image_url!.url).toMatch(/^data:image\/jpeg;base64,/);
  expect(prompt).toMatchObject({
    ...{ purpose: 'vision', model: 'm-1', schemaName: 'second_look', maxOutputTokens: 1000, imageTokens: 5000 },
  });
  const more = await look(
    { choice: 1, certainty: 'certain' },
    { readText: 'FONTANA', stated: ['near Corso', 'by night'] },
  );
  expect(more.prompt.user[0]!.text).toMatch(/Text that was read from the photo[\s\S]*FONTANA/);
  expect(more.prompt.user[0]!.text).toMatch(
    /What the visitor says about the place, unchecked[\s\S]*near Corso\nby night/,
  );
});
