import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The launcher's rules for stopping, in a process that does nothing else, started by a process that stands for npm: it runs a
 * shell that hands over, as npm does.
 */
const LAUNCHER = `
  const { appendFileSync } = await import('node:fs');
  const { onLostNpm, onSignals } = await import(${JSON.stringify(join(import.meta.dirname, '../shutdown.ts'))});
  const note = (line) => appendFileSync(process.env.NOTES, line + '\\n');
  const stop = () => { note('stopped'); process.exit(0); };
  onSignals(stop, stop);
  onLostNpm(stop, 20);
  const npm = process.ppid;
  note('launcher ' + process.pid);
  note('npm ' + npm);
  setInterval(() => note(process.ppid === npm ? 'has npm' : 'has none'), 20);
  setInterval(() => process.env.TALKS && console.log('a line'), 20);`;
const NPM = `
  const { spawn } = require('node:child_process');
  const child = spawn('sh', ['-c', 'true && exec "$NODE" --input-type=module --eval "$LAUNCHER"'], { stdio: 'inherit' });
  child.on('close', () => process.exit());`;

let folder: string;
let notes: string;
let environment: NodeJS.ProcessEnv;
let starter: ChildProcess | undefined;
let over = false;

beforeEach(async () => {
  over = false;
  folder = await mkdtemp(join(tmpdir(), 'placelore-stop-'));
  notes = join(folder, 'notes');
  environment = {
    PATH: process.env.PATH,
    NODE: process.execPath,
    LAUNCHER,
    NPM,
    NOTES: notes,
    npm_lifecycle_event: 'start',
  };
});
afterEach(async () => {
  over = true;
  for (const pid of [await pidOf('launcher'), await pidOf('npm')]) end(pid);
  starter?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function end(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function linesOf(): Promise<string[]> {
  return existsSync(notes) ? (await readFile(notes, 'utf8')).trim().split('\n') : [];
}
async function pidOf(who: string): Promise<number> {
  return Number((await linesOf()).find((line) => line.startsWith(`${who} `))?.split(' ')[1] ?? 0);
}
/** Waits until the launcher notes a line, so many times from now on. */
async function noted(line: string, times = 1, before = 0): Promise<void> {
  for (;;) {
    const lines = await linesOf();
    if (lines.filter((one) => one === line).length >= before + times) return;
    if (lines.includes('stopped') || over) throw new Error(`It never noted "${line}", but ${lines.at(-1)}`);
    await sleep(10);
  }
}
/** Waits until the launcher has looked more often than it takes to notice that something is missing. */
async function staysFor(line: string): Promise<void> {
  const before = (await linesOf()).filter((one) => one === line).length;
  await noted(line, 10, before);
}
/** Runs a command line in a session of its own, as a script without a terminal. */
function run(script: string, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  starter = spawn('sh', ['-c', script], { env: { ...environment, ...more }, stdio: [...stdio], detached: true });
  return starter;
}
/** Has a script start npm in the background, and end when the launcher runs. */
async function runInBackground(): Promise<void> {
  const script = run(`${asNpm} < /dev/null & read line`);
  await noted('has npm');
  script.stdin?.end();
  await once(script, 'exit');
}
const asNpm = '"$NODE" --eval "$NPM"';

it('stays when the script that started it in the background ends', async () => {
  await runInBackground();
  await staysFor('has npm');
});

it('ends when npm is killed', async () => {
  run(asNpm);
  await noted('has npm');
  end(await pidOf('npm'));
  await noted('stopped');
});

it('ends when npm is killed after the script that started both has ended', async () => {
  await runInBackground();
  end(await pidOf('npm'));
  await noted('stopped');
});

it('stays without a terminal when everything is hung up, as under nohup, although that ends npm', async () => {
  run(`nohup ${asNpm}`);
  await noted('has npm');
  process.kill(-starter!.pid!, 'SIGHUP');
  await staysFor('has none');
});

/** In a terminal of its own, which is closed by ending the program that made it. */
function inTerminal(command: string): ChildProcess {
  starter = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
    env: { ...environment, SHELL: '/bin/sh' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return starter;
}

it('ends when its terminal is closed', async () => {
  const terminal = inTerminal(asNpm);
  await noted('has npm');
  terminal.kill('SIGKILL');
  await noted('stopped');
});

it('stays when the terminal is closed in which nohup started it', async () => {
  const terminal = inTerminal(`nohup ${asNpm} < /dev/null > /dev/null 2>&1`);
  await noted('has npm');
  terminal.kill('SIGKILL');
  await staysFor('has none');
});

it('ends when nobody reads what it prints any more', async () => {
  run(`${asNpm} | head -1`, { TALKS: 'yes' });
  await noted('stopped');
});
