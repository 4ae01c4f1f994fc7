import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { HttpVisitor } from '../../support/http-visitor.ts';
import {
  buildDatabaseUrl,
  findFreePort,
  type Product,
  spawnLauncher,
  startFreshProduct,
  startProduct,
  waitForExitOutput,
} from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

interface Running {
  name: string;
  pid: number;
}

const running = async (product: Product): Promise<Running[]> =>
  JSON.parse(await readFile(join(product.dataDir, 'run.json'), 'utf8'));

/** Checks whether a process runs; a zombie counts as ended. */
async function alive({ pid }: Running): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
}

const survivors = async (processes: Running[]) => {
  const states = await Promise.all(processes.map(alive));
  return processes.filter((_, index) => states[index]).map(({ name }) => name);
};

test.describe('launcher', () => {
  test('starts all services, lets the first admin sign in, and ends every process within 15 seconds after SIGTERM', async () => {
    const product = await startFreshProduct();
    const health = (await (await fetch(`${product.url}/api/health`)).json()) as {
      ok: boolean;
      services: { service: string }[];
    };
    expect(health.ok).toBe(true);
    expect(health.services.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['gateway', 'auth', 'content', 'analysis', 'places', 'worker', 'frontend']),
    );
    const file = join(product.dataDir, 'admin-password');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const password = (await readFile(file, 'utf8')).trim();
    const response = await new HttpVisitor(product.url).post('/api/login', { username: 'admin', password });
    expect(await response.json()).toMatchObject({ username: 'admin', isAdmin: true });

    const processes = await running(product);
    expect(processes.length).toBeGreaterThanOrEqual(9);
    const startedAt = Date.now();
    await product.stop();
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    expect(await survivors(processes)).toEqual([]);
  });

  test('exits with an error message when the data folder or port is in use', async ({ product }) => {
    const second = await waitForExitOutput(spawnLauncher({ PORT: '0', DATA_DIR: product.dataDir }));
    expect(second.code).not.toBe(0);
    const again = await waitForExitOutput(
      spawnLauncher({ PORT: new URL(product.url).port, DATA_DIR: product.dataDir }),
    );
    expect(again).toMatchObject({ code: 1 });
    expect(again.output.trim().split('\n')).toHaveLength(1);

    const squatter = createServer().listen(0);
    const { port } = squatter.address() as { port: number };
    const dataDir = await mkdtemp(join(tmpdir(), 'placelore-launcher-'));
    const rejected = await waitForExitOutput(spawnLauncher({ PORT: String(port), DATA_DIR: dataDir }));
    squatter.close();
    await rm(dataDir, { recursive: true });
    expect(rejected.code).toBe(1);
    expect(rejected.output).toContain(`Port ${port} is in use by another program`);
  });

  test('starts again after it was killed with SIGKILL, and rejects a data folder of an older version', async () => {
    const first = await startProduct();
    const visitor = new HttpVisitor(first.url);
    await visitor.post('/api/register', { username: 'lasting', email: 'lasting@example.org', password: 'a-password' });
    const left = await running(first);
    process.kill(first.launcherPid, 'SIGKILL');
    const second = await startProduct({ DATA_DIR: first.dataDir, PORT: new URL(first.url).port });
    expect(await survivors(left)).toEqual([]);
    const response = await visitor.post('/api/login', { username: 'lasting', password: 'a-password' });
    expect(response.status).toBe(200);

    const client = new pg.Client({ connectionString: await buildDatabaseUrl(second) });
    await client.connect();
    await client.query(
      `insert into content.migrations ("timestamp", name) values (1700000000001, 'Former1700000000001')`,
    );
    await client.end();
    // Stopping it as tests do would delete the folder.
    process.kill(second.launcherPid, 'SIGKILL');
    const PORT = String(await findFreePort());
    const rejected = await waitForExitOutput(spawnLauncher({ PORT, DATA_DIR: second.dataDir }));
    expect(rejected.code).toBe(1);
    // One sentence that names the remedy.
    expect(rejected.output).toContain(
      'The data folder was made by an older version of Placelore that cannot be upgraded. ' +
        `Delete it (${second.dataDir}) and start again.`,
    );
    await second.stop();
  });
});
