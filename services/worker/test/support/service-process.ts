import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A built service in its own process, as in production. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws Error with the output of the process, when it does not become ready. */
  static async start(service: 'worker' | 'content', environment: Record<string, string>): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [`services/${service}/dist/main.js`], {
      cwd: resolve(__dirname, '../../../..'),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...environment,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const url = await new Promise<string>((ready, failed) => {
      const onOutput = (chunk: Buffer) => {
        output += chunk;
        const line = output
          .split('\n')
          .find((candidate) => candidate.includes(`${service} is ready`) && candidate.endsWith('}'));
        if (line) ready(JSON.parse(line).address);
      };
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
      child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)));
    });
    return new ServiceProcess(child, url);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Returns its exit code; null when a signal ended it. */
  async exitCode(): Promise<number | null> {
    if (this.isRunning) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exitCode();
  }
}
