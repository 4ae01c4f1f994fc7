import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Line logged by the process. */
export type LogLine = Record<string, unknown> & { message?: string };

/** Built gateway, run as a separate process. */
export class GatewayProcess {
  readonly lines: string[] = [];
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws Error with the output of the process when it does not become ready. */
  static async start(environment: Record<string, string>): Promise<GatewayProcess> {
    const root = resolve(__dirname, '../../../..');
    const child = spawn(process.execPath, ['services/gateway/dist/main.js'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    let rest = '';
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    const url = await new Promise<string>((ready, failed) => {
      child.stdout?.on('data', (chunk) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts);
        const line = parts.find((part) => part.includes('gateway is ready'));
        if (line) ready(JSON.parse(line).address);
      });
      child.once('exit', (code) => failed(new Error(`ended with ${code}: ${stderr}`)));
    });
    const started = new GatewayProcess(child, url);
    started.lines.push(...lines);
    child.stdout?.on('data', () => started.lines.splice(0, started.lines.length, ...lines));
    return started;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Exit code; null when a signal ended it. */
  async exitCode(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exitCode();
  }
}
