import { describeError, type Finding } from './finding.ts';

type Environment = Record<string, string | undefined>;

/** A free call that shows whether a vendor accepts a key. */
export interface KeyProbe {
  /** Name of the variable that contains the key. */
  variable: string;
  url: string;
  headers: Record<string, string>;
  /** If present, the call is a POST. */
  body?: string;
}

const TIMEOUT_MS = 5000;

/**
 * Returns the probes for the keys in this environment. Lists of models are free of charge, and so are empty requests.
 */
export function listKeyProbes(env: Environment): KeyProbe[] {
  const probes: KeyProbe[] = [];
  const isAzure = [env.VISION_PROVIDER, env.WRITING_PROVIDER].includes('azure');
  if (env.OPENAI_API_KEY && !isAzure) {
    const base = env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
    const headers = { authorization: `Bearer ${env.OPENAI_API_KEY}` };
    probes.push({ variable: 'OPENAI_API_KEY', url: `${base.replace(/\/$/, '')}/models`, headers });
  }
  if (env.ANTHROPIC_API_KEY) {
    const base = env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
    const headers = { 'x-api-key': env.ANTHROPIC_API_KEY, 'anthropic-version': '2023-06-01' };
    probes.push({ variable: 'ANTHROPIC_API_KEY', url: `${base.replace(/\/$/, '')}/v1/models`, headers });
  }
  if (env.GOOGLE_VISION_API_KEY) {
    const base = env.GOOGLE_VISION_ENDPOINT ?? 'https://vision.googleapis.com';
    probes.push({
      variable: 'GOOGLE_VISION_API_KEY',
      url: `${base.replace(/\/$/, '')}/v1/images:annotate`,
      headers: { 'x-goog-api-key': env.GOOGLE_VISION_API_KEY, 'content-type': 'application/json' },
      body: '{"requests":[]}',
    });
  }
  return probes;
}

/** Makes the call of a probe. Any response other than a refusal of the key counts as acceptance. */
export async function probeKey({ variable, url, headers, body }: KeyProbe): Promise<Finding[]> {
  const check = 'providers';
  const post = body === undefined ? {} : { method: 'POST', body };
  try {
    const response = await fetch(url, { headers, ...post, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    if (response.status === 401 || response.status === 403 || /API_KEY_INVALID|API key not valid/.test(text)) {
      const problem = `${new URL(url).host} refuses ${variable} (${response.status})`;
      return [{ check, problem, remedy: 'replace the key, and see that its account may use this API' }];
    }
    if (response.status !== 429) return [];
    const problem = `${new URL(url).host} has no quota left for ${variable} (429)`;
    return [{ check, problem, remedy: "raise the account's limit, or wait; embedded providers work meanwhile" }];
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    const problem = `${new URL(url).host} cannot be reached for ${variable} (${describeError(cause)})`;
    return [{ check, problem, remedy: 'see that this machine may connect to it' }];
  }
}
