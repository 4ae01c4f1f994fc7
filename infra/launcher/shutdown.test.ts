import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Program that contains only the launcher's shutdown rules. Its parent imitates npm: like npm, it runs a shell that
 * replaces itself with the launcher (exec).
 */
const LAUNCHER = `
  const { appendFileSync } = await import('node:fs');
  const { onLostNpm, onSignals } = await import(${JSON.stringify(join(import.meta.dirname, './shutdown.ts'))});
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
let starterProcess: ChildProcess | undefined;
let isFinished = false;

beforeEach(async () => {
  isFinished = false;
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
  isFinished = true;
  for (const pid of [await findPid('launcher'), await findPid('npm')]) killProcess(pid);
  starterProcess?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function killProcess(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

async function readNotes(): Promise<string[]> {
  return existsSync(notes) ? (await readFile(notes, 'utf8')).trim().split('\n') : [];
}
async function findPid(name: string): Promise<number> {
  return Number((await readNotes()).find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
}
/** Waits until the launcher has printed the line this many more times. */
async function waitForNote(line: string, times = 1, before = 0): Promise<void> {
  for (;;) {
    const lines = await readNotes();
    if (lines.filter((note) => note === line).length >= before + times) return;
    if (lines.includes('stopped') || isFinished)
      throw new Error(`The launcher never printed "${line}"; its last line is "${lines.at(-1)}"`);
    await sleep(10);
  }
}
/** Waits until the launcher has polled often enough to notice that its parent is missing. */
async function waitForRepeatedNote(line: string): Promise<void> {
  const before = (await readNotes()).filter((note) => note === line).length;
  await waitForNote(line, 10, before);
}
/** Runs a command line in its own session, like a script without a terminal. */
function run(script: string, extraEnvironment: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  starterProcess = spawn('sh', ['-c', script], {
    env: { ...environment, ...extraEnvironment },
    stdio: [...stdio],
    detached: true,
  });
  return starterProcess;
}
/** Starts npm in the background of a script that exits as soon as the launcher runs. */
async function runInBackground(): Promise<void> {
  const script = run(`${NPM_COMMAND} < /dev/null & read line`);
  await waitForNote('has npm');
  script.stdin?.end();
  await once(script, 'exit');
}
const NPM_COMMAND = '"$NODE" --eval "$NPM"';

it('launcher: keeps running when the script that started it in the background ends', async () => {
  await runInBackground();
  await waitForRepeatedNote('has npm');
});

it('launcher: stops when npm is killed', async () => {
  run(NPM_COMMAND);
  await waitForNote('has npm');
  killProcess(await findPid('npm'));
  await waitForNote('stopped');
});

it('launcher: stops when npm is killed after the end of the script that started both', async () => {
  await runInBackground();
  killProcess(await findPid('npm'));
  await waitForNote('stopped');
});

it('launcher: under nohup, keeps running after a hang-up that ends npm', async () => {
  run(`nohup ${NPM_COMMAND}`);
  await waitForNote('has npm');
  process.kill(-starterProcess!.pid!, 'SIGHUP');
  await waitForRepeatedNote('has none');
});

/** Runs a command in its own terminal, which closes when the program that created it ends. */
function inTerminal(command: string): ChildProcess {
  starterProcess = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
    env: { ...environment, SHELL: '/bin/sh' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return starterProcess;
}

it('launcher: stops when its terminal is closed', async () => {
  const terminal = inTerminal(NPM_COMMAND);
  await waitForNote('has npm');
  terminal.kill('SIGKILL');
  await waitForNote('stopped');
});

it('launcher: keeps running when the terminal in which nohup started it is closed', async () => {
  const terminal = inTerminal(`nohup ${NPM_COMMAND} < /dev/null > /dev/null 2>&1`);
  await waitForNote('has npm');
  terminal.kill('SIGKILL');
  await waitForRepeatedNote('has none');
});

it('launcher: stops when the reader of its output is gone', async () => {
  run(`${NPM_COMMAND} | head -1`, { TALKS: 'yes' });
  await waitForNote('stopped');
});
