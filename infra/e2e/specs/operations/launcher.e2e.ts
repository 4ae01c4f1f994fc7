import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, spawnLauncher, waitForExitOutput } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

test.describe('launcher', () => {
  test('exits with an error message when the data folder or port is in use', async ({ product }) => {
    const again = await waitForExitOutput(
      spawnLauncher({ PORT: String(await findFreePort()), DATA_DIR: product.dataDir }),
    );
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain('Placelore is already running');
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
});
