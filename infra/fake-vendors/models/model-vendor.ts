import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from '../fake-server.ts';
import { anthropic } from './anthropic.ts';
import { azure, gemini, groq, mistral, openai, openrouter } from './hosted-vendors.ts';
import { litellm, llamacpp, lmstudio, ollama, vllm } from './own-servers.ts';
import { hasKey, KEY, type Situation, type VendorProfile } from './vendor-profile.ts';

/** Profiles by the names of the vendors in `VISION_PROVIDER`. */
export const PROFILES = {
  openai,
  azure,
  openrouter,
  groq,
  mistral,
  gemini,
  litellm,
  vllm,
  llamacpp,
  lmstudio,
  ollama,
  anthropic,
} satisfies Record<string, VendorProfile>;
export type FakeVendorName = keyof typeof PROFILES;

type ModelVendorBehavior =
  | CommonBehavior
  | { kind: 'ok' }
  | { kind: 'situation'; situation: Exclude<Situation, 'slow'> };
/** Fake of a model vendor, with the base URL for its clients. */
export type FakeModelVendor = FakeServer<ModelVendorBehavior> & { baseUrl: string };

/**
 * Fakes a model vendor with its documented API: paths, key header, rejected fields, formats of errors. Run it with
 * `node infra/fake-vendors/models/model-vendor.ts mistral --port 9103`.
 */
export async function startFakeModelVendor(name: FakeVendorName, port = 0): Promise<FakeModelVendor> {
  const profile: VendorProfile = PROFILES[name];
  const server = await startFakeServer<ModelVendorBehavior>({
    port,
    error: (_, message) => ({ error: { message } }),
    handleRequest: (request, behavior) =>
      reply(profile, request, behavior.kind === 'situation' ? behavior.situation : 'answer'),
  });
  return { ...server, baseUrl: server.url + profile.basePath };
}

/** Situations that vendors check before the fields of a request: the account and the model. */
const CHECKED_FIRST = new Set<Situation>(['invalid key', 'used-up quota', 'rate limit', 'unknown model']);

function reply(profile: VendorProfile, request: RecordedRequest, situation: Exclude<Situation, 'slow'>): FakeResponse {
  const { path, query = {}, keyHeader, replies, findViolation } = profile;
  const isPath = `${request.method} ${request.path}` === `POST ${path}`;
  if (!isPath || Object.entries(query).some(([field, value]) => request.query[field] !== value)) {
    return { status: 404, body: { error: { message: 'Unknown request URL.' } } };
  }
  const answer = replies[situation];
  if (answer === null) throw new Error(`The vendor does not know the situation "${situation}".`);
  if (!hasKey(request, keyHeader)) return replies['invalid key']?.(request.body) ?? { status: 401, body: {} };
  return (CHECKED_FIRST.has(situation) ? null : findViolation?.(request.body)) ?? answer(request.body);
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('models/model-vendor.ts')) {
  const name = Object.keys(PROFILES).find((known) => process.argv.includes(known)) as FakeVendorName | undefined;
  if (!name) throw new Error(`Name one of ${Object.keys(PROFILES).join(', ')}.`);
  startFakeModelVendor(name, parsePortArgument()).then(({ baseUrl }) =>
    console.log(`${name}: ${baseUrl} (key ${KEY})`),
  );
}
