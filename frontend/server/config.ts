import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** URL of the gateway, through which this server reads page data like any client. */
  GATEWAY_URL: httpUrl.default('http://127.0.0.1:8080'),
  /** Public URL of the installation, which page heads contain. */
  PUBLIC_URL: httpUrl.optional(),
  /** How long a stopping server still accepts requests while its readiness check already fails. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
});

export interface Config {
  port: number;
  host: string;
  gatewayUrl: string;
  publicUrl: string | undefined;
  /** Milliseconds. */
  drainMs: number;
}

/**
 * Reads the settings of the frontend server. An empty variable counts as unset.
 * @throws Error whose message names the invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const { PORT, HOST, GATEWAY_URL, PUBLIC_URL, DRAIN_SECONDS } = parsed.data;
  return { port: PORT, host: HOST, gatewayUrl: GATEWAY_URL, publicUrl: PUBLIC_URL, drainMs: DRAIN_SECONDS * 1000 };
}
