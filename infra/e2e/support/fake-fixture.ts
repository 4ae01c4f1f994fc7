/** What a fake vendor must have to be used as a fixture. */
interface Fake {
  close(): Promise<unknown>;
}

type Use<F> = (fake: F) => Promise<void>;

/** Returns the fixture for a fake vendor, which is started once per worker and closed at its end. */
export function createFakeFixture<F extends Fake>(
  start: () => Promise<F>,
): [(fixtures: object, use: Use<F>) => Promise<void>, { scope: 'worker' }] {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  const fixture = async ({}: object, use: Use<F>): Promise<void> => {
    const fake = await start();
    await use(fake);
    await fake.close();
  };
  return [fixture, { scope: 'worker' }];
}
