import { PassThrough, Readable } from 'node:stream';
import { encodeHeader, readMessages, sendMessage } from './decoder-protocol.js';

const MAX_BODY_BYTES = 20;
const read = async (chunks: Buffer[]) => {
  const messages: [unknown, string][] = [];
  for await (const { header, body } of readMessages(Readable.from(chunks), MAX_BODY_BYTES))
    messages.push([header, body.toString()]);
  return messages;
};
const encode = (header: unknown, body?: string): Buffer => {
  const stream = new PassThrough();
  sendMessage(stream, header, body === undefined ? undefined : Buffer.from(body));
  return stream.read();
};

describe('messages of the decoding process', () => {
  const bytes = Buffer.concat([encode({ ready: true }), encode({ task: 'photo' }, 'one'), encode('ä', 'two')]);
  const MESSAGES = [
    [{ ready: true }, ''],
    [{ task: 'photo' }, 'one'],
    ['ä', 'two'],
  ];

  it('are read however they are split', async () => {
    expect(await read([bytes])).toEqual(MESSAGES);
    expect(await read([...bytes].map((byte) => Buffer.of(byte)))).toEqual(MESSAGES);
  });

  it('are ignored when they end too early', async () => {
    expect(await read([bytes.subarray(0, -1)])).toEqual(MESSAGES.slice(0, 2));
  });

  it('have bodies up to the limit', async () => {
    expect(await read([encode({}, 'x'.repeat(MAX_BODY_BYTES))])).toHaveLength(1);
    await expect(read([encode({}, 'x'.repeat(MAX_BODY_BYTES + 1))])).rejects.toThrow('too long');
  });

  it('have headers of up to 64 kB', async () => {
    const encodeBytes = (length: number) => encodeHeader('x'.repeat(length - 2), 0);
    expect(await read([encodeBytes(64 * 1024)])).toHaveLength(1);
    await expect(read([encodeBytes(64 * 1024 + 1)])).rejects.toThrow('too long');
  });
});
