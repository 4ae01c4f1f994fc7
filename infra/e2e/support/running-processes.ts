import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface RunningProcess {
  name: string;
  pid: number;
}

/** Returns the processes that the launcher of a data folder has started. */
export const readRunningProcesses = async (dataDir: string): Promise<RunningProcess[]> =>
  JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8'));

/** Whether a process is running. A zombie does not count. */
async function isRunning({ pid }: RunningProcess): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
}

/** Returns the names of those processes that are still running. */
export async function findSurvivors(processes: RunningProcess[]): Promise<string[]> {
  const states = await Promise.all(processes.map(isRunning));
  return processes.filter((_, index) => states[index]).map(({ name }) => name);
}
