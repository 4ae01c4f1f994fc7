import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
});

export interface Config {
  port: number;
  host: string;
}

/**
 * The settings of the frontend's server.
 * @throws Error with a sentence that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = schema.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Error(`${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  return { port: read.data.PORT, host: read.data.HOST };
}
