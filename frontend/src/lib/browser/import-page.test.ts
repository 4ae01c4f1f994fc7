import { jest } from '@jest/globals';
import { importPage } from './import-page.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Imports a module whose first imports fail. Waits up to a second. @returns the outcome and the number of imports */
async function importAfter(failures: number): Promise<[outcome: unknown, imports: number]> {
  let imports = 0;
  const load = async (): Promise<string> => {
    imports += 1;
    if (imports <= failures) throw new TypeError(`import ${imports} failed`);
    return 'the page';
  };
  const outcome = importPage(load).catch(String);
  await jest.advanceTimersByTimeAsync(1_000);
  return [await outcome, imports];
}

test.each([
  ['imports a page that loads only once', 0, ['the page', 1]],
  ['imports a page again whose import was interrupted', 1, ['the page', 2]],
  ['passes on the failure of a page that fails again', 2, ['TypeError: import 2 failed', 2]],
])('importPage: %s', async (_, failures, expected) => {
  expect(await importAfter(failures)).toEqual(expected);
});

test('importPage: waits before it imports again, until the navigation that interrupted it is over', async () => {
  let imports = 0;
  void importPage(async () => {
    imports += 1;
    if (imports === 1) throw new TypeError('interrupted');
  });
  await jest.advanceTimersByTimeAsync(400);
  expect(imports).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(imports).toBe(2);
});
