import { formatSeconds, StepReporter } from './step-reporter.ts';

test.each([
  [0, '0.00 s'],
  [1_234, '1.23 s'],
  [9_994, '9.99 s'],
  [10_000, '10.0 s'],
  [61_250, '61.3 s'],
])('formatSeconds: formats %i ms as %s, with two decimals below ten seconds', (ms, text) => {
  expect(formatSeconds(ms)).toBe(text);
});

test('StepReporter: prints a step with its duration and its result if that is text, and returns the result', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const steps = new StepReporter();
  expect([await steps.run('Build', async () => 'as before'), await steps.run('Check', async () => 7)]).toEqual([
    'as before',
    7,
  ]);
  await expect(steps.run('Fail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(print.mock.calls.map(([line]) => String(line).replace(/\d\.\d\d/, 'n.nn'))).toEqual([
    `  Build${' '.repeat(25)}n.nn s   as before`,
    `  Check${' '.repeat(25)}n.nn s`,
  ]);
  expect(steps.formatTotal()).toMatch(/^\d\.\d\d s$/);
  print.mockRestore();
});

test('StepReporter: measures each step from its own start, and the total from the first', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  let time = 1_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
  const takeStep = (ms: number) => async () => {
    time += ms;
  };
  const steps = new StepReporter();
  await steps.run('Build', takeStep(2_500));
  await steps.run('Check', takeStep(12_340));
  expect(print.mock.calls.map(([line]) => String(line).trim().split(/ {2,}/))).toEqual([
    ['Build', '2.50 s'],
    ['Check', '12.3 s'],
  ]);
  expect(steps.formatTotal()).toBe('14.8 s');
  clock.mockRestore();
  print.mockRestore();
});
