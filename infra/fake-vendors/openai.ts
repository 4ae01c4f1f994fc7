import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import {
  createHonestWriter,
  createLyingWriter,
  createSubtleWriter,
  readFacts,
  type SentenceWriter,
} from './sentence-writers.ts';

/**
 * Fakes an OpenAI-compatible API: `POST /v1/chat/completions`, `POST /v1/moderations`, `GET /v1/models`, and
 * `POST /v1/embeddings` for images, as vLLM has it. Run it with `node infra/fake-vendors/openai.ts --port 9101`.
 */
export type OpenAiBehavior =
  | CommonBehavior
  /**
   * Responds in the requested format, or with exactly `content` if it is set. `usage` replaces the token counts;
   * `false` omits them.
   */
  | { kind: 'ok'; content?: unknown; usage?: false | Record<string, unknown>; flagged?: boolean }
  /** Writes these sentences into every text of the response, citing facts that do not support them. */
  | { kind: 'lies'; lies: readonly string[] }
  /** Writes what the facts say, and hides these sentences in it. */
  | { kind: 'subtle'; lies: readonly string[] }
  | { kind: 'prose'; text?: string }
  | { kind: 'schemaIgnored' }
  | { kind: 'refusal' }
  | { kind: 'cutOff' }
  | { kind: 'contentFilter' }
  /** Does not support `response_format`, or not this type of it. */
  | { kind: 'rejectsFormat'; only?: 'json_schema' }
  /** Rejects one name of the token limit, with OpenAI's wording or Mistral's status. */
  | { kind: 'rejectsLimit'; name: 'max_tokens' | 'max_completion_tokens'; status?: 400 | 422 }
  /** An error with exactly this body. */
  | { kind: 'error'; status: number; body: object }
  /** The vector for the next image. */
  | { kind: 'embedding'; vector: readonly number[] }
  /** A response with exactly this message, or this whole body. */
  | { kind: 'message'; message: object; finishReason?: string }
  | { kind: 'body'; body: object }
  | { kind: 'noSuchPath' };

export type FakeOpenAi = FakeServer<OpenAiBehavior>;

/** Starts the fake. The base URL for clients is `${url}/v1`. */
export function startFakeOpenAi(port = 0): Promise<FakeOpenAi> {
  return startFakeServer<OpenAiBehavior>({ port, handleRequest, error });
}

const error = (status: number, message: string) => ({
  error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'invalid_request_error', param: null, code: null },
});

function handleRequest(request: RecordedRequest, behavior: OpenAiBehavior): FakeResponse {
  if (!/^Bearer \S/.test(String(request.headers.authorization))) return errorResponse(401, 'No key provided.');
  if (behavior.kind === 'noSuchPath') return errorResponse(404, 'Unknown request URL.');
  switch (`${request.method} ${request.path}`) {
    case 'GET /v1/models':
      return {
        status: 200,
        body: { object: 'list', data: [{ id: 'fake', object: 'model', created: 0, owned_by: 'fake' }] },
      };
    case 'POST /v1/moderations':
      if (behavior.kind === 'error') return { status: behavior.status, body: behavior.body };
      return { status: 200, body: createModeration(request, behavior.kind === 'ok' && behavior.flagged === true) };
    case 'POST /v1/embeddings':
      return createEmbedding(request, behavior);
    case 'POST /v1/chat/completions':
      return createCompletion(request, behavior);
    default:
      return errorResponse(404, 'Unknown request URL.');
  }
}

const errorResponse = (status: number, message: string): FakeResponse => ({ status, body: error(status, message) });

function createModeration({ body }: RecordedRequest, flagged: boolean) {
  const category = flagged ? 0.97 : 0.0001;
  return {
    id: 'modr-fake',
    model: body.model,
    results: [
      {
        flagged,
        categories: { sexual: flagged, violence: false },
        category_scores: { sexual: category, violence: 0.0001 },
        category_applied_input_types: { sexual: ['image'], violence: ['image'] },
      },
    ],
  };
}

function createEmbedding({ body }: RecordedRequest, behavior: OpenAiBehavior): FakeResponse {
  const parts: { type?: unknown; image_url?: { url?: unknown } }[] = body?.messages?.[0]?.content ?? [];
  const image = parts.find(({ type }) => type === 'image_url')?.image_url?.url;
  if (typeof body?.model !== 'string' || !String(image).startsWith('data:image/jpeg;base64,')) {
    return errorResponse(400, 'model and messages with an image are needed.');
  }
  if (behavior.kind === 'error') return { status: behavior.status, body: behavior.body };
  if (behavior.kind === 'body') return { status: 200, body: behavior.body };
  const embedding = behavior.kind === 'embedding' ? behavior.vector : [1, 0, 0, 0];
  return {
    status: 200,
    body: {
      id: 'embd-fake',
      object: 'list',
      created: Math.floor(Date.now() / 1000),
      model: body.model,
      data: [{ index: 0, object: 'embedding', embedding }],
      usage: { prompt_tokens: 500, total_tokens: 500 },
    },
  };
}

function createCompletion(request: RecordedRequest, behavior: OpenAiBehavior): FakeResponse {
  const { body } = request;
  if (typeof body?.model !== 'string' || !Array.isArray(body.messages))
    return errorResponse(400, 'model and messages are needed.');
  if (behavior.kind === 'error') return { status: behavior.status, body: behavior.body };
  if (behavior.kind === 'body') return { status: 200, body: behavior.body };
  if (behavior.kind === 'rejectsLimit' && behavior.name in body)
    return errorResponse(behavior.status ?? 400, `Unsupported parameter: '${behavior.name}' is not supported.`);
  const format = body.response_format?.type;
  if (behavior.kind === 'rejectsFormat' && format && (!behavior.only || behavior.only === format)) {
    return errorResponse(
      400,
      `Invalid parameter: 'response_format' of type '${format}' is not supported with this model.`,
    );
  }
  const reported = behavior.kind === 'ok' ? (behavior.usage ?? USAGE) : USAGE;
  const usage = reported === false ? {} : { usage: reported };
  return {
    status: 200,
    body: {
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: body.model,
      choices: [{ index: 0, logprobs: null, ...createChoice(body, behavior) }],
      ...usage,
    },
  };
}

/** Round numbers, so that costs in tests are easy to check. */
export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

function createChoice(body: RecordedRequest['body'], behavior: OpenAiBehavior) {
  const createMessage = (content: string | null, finish_reason = 'stop', refusal: string | null = null) => ({
    message: { role: 'assistant', content, refusal, annotations: [] },
    finish_reason,
  });
  switch (behavior.kind) {
    case 'prose':
      return createMessage(behavior.text ?? 'Certainly! This is a lovely place with a long history.');
    case 'schemaIgnored':
      return createMessage(JSON.stringify({ answer: 'A lovely place.', confidence: 0.9 }));
    case 'refusal':
      return createMessage(null, 'stop', "I'm sorry, I can't help with that.");
    case 'cutOff':
      return createMessage('{"description": "A square that', 'length');
    case 'message':
      return { message: behavior.message, finish_reason: behavior.finishReason ?? 'stop' };
    case 'contentFilter':
      return createMessage(null, 'content_filter');
    default: {
      const content =
        behavior.kind === 'ok' && behavior.content !== undefined
          ? behavior.content
          : createExample(findSchema(body), createWriter(body, behavior));
      const text = JSON.stringify(content);
      return createMessage(body.response_format ? text : `Here it is:\n\`\`\`json\n${text}\n\`\`\``);
    }
  }
}

/** Returns the schema of the response: from the format, or from the line of the prompt that contains it. */
function findSchema(body: RecordedRequest['body']): Schema {
  const inFormat = body.response_format?.json_schema?.schema;
  if (inFormat) return inFormat;
  const prompt = body.messages
    .map((message: { content: unknown }) => message.content)
    .filter((content: unknown) => typeof content === 'string');
  const line = prompt
    .join('\n')
    .split('\n')
    .find((text: string) => text.startsWith('{"type":"object"'));
  return line ? JSON.parse(line) : { type: 'object', properties: {} };
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
}

/** Returns the writer of a response's sentences: an honest one, unless the behavior says otherwise. */
function createWriter(body: RecordedRequest['body'], behavior: OpenAiBehavior): SentenceWriter {
  const facts = readFacts(body);
  if (behavior.kind === 'lies') return createLyingWriter(facts, behavior.lies);
  if (behavior.kind === 'subtle') return createSubtleWriter(facts, behavior.lies);
  return createHonestWriter(facts);
}

/** Generates a value that fits a schema. */
function createExample(schema: Schema, write: SentenceWriter, name = 'answer'): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf)
    return createExample(schema.anyOf.find((option) => option.type === 'null') ?? schema.anyOf[0] ?? {}, write, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, createExample(property, write, key)]),
      );
    case 'array':
      return isSentence(schema.items) ? write() : [createExample(schema.items ?? {}, write, name)];
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return (name === 'heading' && write()[0]?.text) || `The ${name} as the fake describes it.`;
  }
}

/** Whether a schema is that of a sentence with its facts. */
const isSentence = ({ properties }: Schema = {}): boolean =>
  properties?.text !== undefined && properties.facts !== undefined;

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('openai.ts')) {
  startFakeOpenAi(parsePortArgument()).then(({ url }) => console.log(`Fake OpenAI: OPENAI_BASE_URL=${url}/v1`));
}
