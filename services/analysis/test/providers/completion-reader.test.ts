import { readCompletion } from '../../src/ai/completion-reader.js';

const read = (completion: unknown) =>
  readCompletion('openai', completion as never, (candidate) =>
    (candidate as { ok?: unknown }).ok === undefined ? null : (candidate as { ok: unknown }).ok,
  );
const readMessage = (message: object, finish_reason = 'stop') => read({ choices: [{ message, finish_reason }] });
const WITHOUT_ANSWER = { reason: 'reasoning without an answer', aboutFormat: false, cutOff: true };
const PROSE = { reason: 'prose instead of JSON', aboutFormat: true };

describe('readCompletion', () => {
  it.each<[string, object]>([
    ['a text', { content: '{"ok":1}' }],
    ['parts', { content: [{ text: '{"o' }, { type: 'image' }, null, { text: 'k":1}' }] }],
    ['the last accepted draft', { content: '{"ok":3} {"ok":1} {"other":2}' }],
    ['text after reasoning', { content: '<think>{"ok":2}</think>{"ok":1}' }],
    ['text after reasoning without a beginning', { content: 'Well: {"ok":2}</THINKING>{"ok":1}' }],
    ['the field for reasoning, if it is an object', { content: '', reasoning: ' {"ok":1} ' }],
    ['the first field for reasoning', { content: null, reasoning_content: '{"ok":1}', reasoning: '{"ok":2}' }],
    ['the second field, if the first has no text', { content: null, reasoning_content: 7, reasoning: '{"ok":1}' }],
    [
      'the field for reasoning, if the text has only reasoning',
      { content: '<think>Hm</think> ', reasoning: '{"ok":1}' },
    ],
  ])('reads the answer from %s', (_what, message) => {
    expect(readMessage(message)).toEqual({ accepted: 1 });
  });

  it.each<[string, object, object]>([
    ['reasoning in its own field', { content: '', reasoning: 'Hm, {"ok":1}' }, WITHOUT_ANSWER],
    ['reasoning that does not end', { content: '<think>{"ok":1}' }, WITHOUT_ANSWER],
    ['reasoning with nothing after it', { content: '<think>Hm</think> ' }, WITHOUT_ANSWER],
    ['no text at all', { content: '' }, PROSE],
    ['no text, and empty reasoning', { content: '', reasoning: ' \n' }, PROSE],
    ['prose', { content: 'I cannot.' }, PROSE],
    ['an object of another form', { content: '{"a":1}' }, { reason: 'schema ignored', aboutFormat: true }],
    ['a refusal', { content: '{"ok":1}', refusal: 'No.' }, { reason: 'refusal', aboutFormat: false }],
  ])('states why there is no answer: %s', (_what, message, failed) => {
    expect(readMessage(message)).toEqual(failed);
  });

  it.each([null, undefined, 'text', {}, { choices: [] }, { choices: [{}] }])('calls %j malformed', (completion) => {
    expect(read(completion)).toEqual({ reason: 'malformed response', aboutFormat: false });
  });

  it('states that an answer was cut off, whatever it has', () => {
    const cutOff = { reason: 'cut off', aboutFormat: false, cutOff: true };
    expect(readMessage({ content: '{"ok":1}' }, 'length')).toEqual(cutOff);
  });

  it.each(['content_filter', 'content_filter: PROHIBITED_CONTENT'])('rejects a response withheld for %s', (reason) => {
    expect(() => read({ choices: [{ finish_reason: reason }] })).toThrow(
      expect.objectContaining({ message: expect.stringContaining('content filter'), mayHaveCharged: true }),
    );
  });
});
