import { type TakeMemory, UploadMemory } from './upload-memory.js';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An upload the test conducts. */
function upload(memory: UploadMemory) {
  const { promise: end, resolve, reject } = Promise.withResolvers<void>();
  let taken = 0;
  let taking!: TakeMemory;
  const done = memory.run((take) => {
    taking = take;
    return end;
  });
  const take = (bytes: number) => void taking(bytes).then(() => (taken += bytes));
  return { take, taken: () => taken, finish: resolve, breakOff: () => reject(new Error('gone')), done };
}

describe('memory for uploads', () => {
  it('is given as long as there is some', async () => {
    const memory = new UploadMemory(100);
    const uploads = [upload(memory), upload(memory), upload(memory)];
    for (const one of uploads) one.take(30);
    await settled();
    expect(uploads.map((one) => one.taken())).toEqual([30, 30, 30]);
  });

  it('that is full lets only the oldest go on, and the others as soon as there is room', async () => {
    const memory = new UploadMemory(100);
    const [oldest, second, third] = [upload(memory), upload(memory), upload(memory)];
    oldest.take(50);
    second.take(50);
    await settled();
    for (const one of [third, second, oldest]) one.take(10);
    await settled();
    expect([oldest.taken(), second.taken(), third.taken()]).toEqual([60, 50, 0]);
    oldest.finish();
    await settled();
    expect([second.taken(), third.taken()]).toEqual([60, 10]);
  });

  it('is given back by an upload that breaks off, with whatever it waited for', async () => {
    const memory = new UploadMemory(100);
    const [oldest, second, third] = [upload(memory), upload(memory), upload(memory)];
    oldest.take(100);
    await settled();
    second.take(40);
    third.take(40);
    second.breakOff();
    await expect(second.done).rejects.toThrow('gone');
    oldest.breakOff();
    await expect(oldest.done).rejects.toThrow('gone');
    await settled();
    expect([second.taken(), third.taken()]).toEqual([0, 40]);
    const fourth = upload(memory);
    fourth.take(59);
    await settled();
    expect(fourth.taken()).toBe(59);
  });

  it('lets a single upload exceed it', async () => {
    const alone = upload(new UploadMemory(10));
    alone.take(50);
    alone.take(50);
    await settled();
    expect(alone.taken()).toBe(100);
  });
});
