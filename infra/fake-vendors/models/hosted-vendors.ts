import {
  ANSWER,
  BASIC_REPLIES,
  complete,
  fail,
  openAiError,
  REASONING,
  REFUSAL,
  type VendorProfile,
} from './vendor-profile.ts';

const COMPLETIONS = 'chat/completions';
const RETRY_AT_ONCE = { 'retry-after': '0' };

/** Both at OpenAI and at Azure, reasoning models reject these two fields. */
const findReasoningViolation: NonNullable<VendorProfile['findViolation']> = (body) => {
  if ('max_tokens' in body) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return {
      status: 400,
      body: { error: { message, type: 'invalid_request_error', param: 'max_tokens', code: 'unsupported_parameter' } },
    };
  }
  if ((body.temperature ?? 1) === 1) return null;
  const message =
    "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.";
  return {
    status: 400,
    body: { error: { message, type: 'invalid_request_error', param: 'temperature', code: 'unsupported_value' } },
  };
};

const TEXT_MODEL = 'Invalid content type. image_url is only supported by certain models.';

/** https://platform.openai.com/docs/guides/error-codes, https://platform.openai.com/docs/guides/structured-outputs */
export const openai: VendorProfile = {
  basePath: '/v1',
  path: `/v1/${COMPLETIONS}`,
  keyHeader: 'authorization',
  findViolation: findReasoningViolation,
  replies: {
    ...BASIC_REPLIES,
    refusal: complete({ content: null, refusal: REFUSAL }),
    'content filter': complete({ content: null }, 'content_filter'),
    'used-up quota': fail(
      429,
      openAiError(
        'You exceeded your current quota, please check your plan and billing details.',
        'insufficient_quota',
        'insufficient_quota',
      ),
    ),
    'rate limit': fail(
      429,
      openAiError('Rate limit reached for requests. Please try again in 20ms.', 'rate_limit_exceeded', 'requests'),
    ),
    'reasoning in the wrong field': complete({ content: ANSWER, reasoning_content: REASONING }),
    'unknown model': fail(
      404,
      openAiError('The model `eye` does not exist or you do not have access to it.', 'model_not_found'),
    ),
    'invalid key': fail(401, openAiError('Incorrect API key provided: key-of-a*****.', 'invalid_api_key')),
    'model without eyes': fail(400, openAiError(TEXT_MODEL)),
  },
};

/**
 * https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter and …/reference: a dated API, by
 * deployment.
 */
export const azure: VendorProfile = {
  basePath: '',
  path: `/openai/deployments/eye/${COMPLETIONS}`,
  keyHeader: 'api-key',
  query: { 'api-version': '2024-10-21' },
  findViolation: findReasoningViolation,
  replies: {
    ...openai.replies,
    'content filter': fail(400, {
      error: {
        message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: { violence: { filtered: true } } },
      },
    }),
    'used-up quota': fail(403, {
      statusCode: 403,
      message: 'Out of call volume quota. Quota will be replenished in 12.20:51:52.',
    }),
    'rate limit': fail(
      429,
      { error: { code: '429', message: 'Requests have exceeded the token rate limit. Please retry after 6 seconds.' } },
      RETRY_AT_ONCE,
    ),
    'unknown model': fail(404, {
      error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' },
    }),
    'invalid key': fail(401, {
      error: { code: '401', message: 'Access denied due to invalid subscription key or wrong API endpoint.' },
    }),
  },
};

/** https://openrouter.ai/docs/api/reference/errors-and-debugging */
export const openrouter: VendorProfile = {
  basePath: '/api/v1',
  path: `/api/v1/${COMPLETIONS}`,
  keyHeader: 'authorization',
  replies: {
    ...BASIC_REPLIES,
    refusal: complete({ content: null, refusal: REFUSAL, reasoning: null }),
    'content filter': fail(403, {
      error: {
        code: 403,
        message: 'Your chosen model requires moderation and your input was flagged',
        metadata: { reasons: ['violence'], flagged_input: 'photo', provider_name: 'OpenAI', model_slug: 'eye' },
      },
    }),
    'used-up quota': fail(402, {
      error: { code: 402, message: 'Insufficient credits. Add more credits and retry the request.' },
    }),
    // The vendor behind OpenRouter is over its limit. The status is 200.
    'rate limit': fail(200, {
      error: {
        code: 429,
        message: 'Provider returned error',
        metadata: { raw: 'eye is temporarily rate-limited upstream', provider_name: 'DeepInfra' },
      },
    }),
    'reasoning in the wrong field': complete({ content: '', reasoning: ANSWER }),
    'unknown model': fail(400, { error: { code: 400, message: 'eye is not a valid model ID' } }),
    'invalid key': fail(401, { error: { code: 401, message: 'No auth credentials found' } }),
    'model without eyes': fail(404, { error: { code: 404, message: 'No endpoints found that support image input' } }),
  },
};

/** https://console.groq.com/docs/errors and …/structured-outputs: most models have only JSON mode. */
export const groq: VendorProfile = {
  basePath: '/openai/v1',
  path: `/openai/v1/${COMPLETIONS}`,
  keyHeader: 'authorization',
  findViolation: ({ response_format: format }) =>
    format?.type === 'json_schema'
      ? { status: 400, body: openAiError('This model does not support response format `json_schema`.') }
      : null,
  replies: {
    ...BASIC_REPLIES,
    refusal: complete({ content: REFUSAL }),
    'content filter': null,
    'used-up quota': fail(400, openAiError('Organization has reached its spend limit.', 'blocked_api_access')),
    'rate limit': fail(
      429,
      openAiError(
        'Rate limit reached for model `eye` on requests per minute (RPM): Limit 30. Please try again in 820ms.',
        'rate_limit_exceeded',
        'requests',
      ),
      RETRY_AT_ONCE,
    ),
    'reasoning in the wrong field': complete({ content: `<think>${REASONING}</think>\n${ANSWER}` }),
    'unknown model': fail(
      404,
      openAiError('The model `eye` does not exist or you do not have access to it.', 'model_not_found'),
    ),
    'invalid key': fail(401, openAiError('Invalid API Key', 'invalid_api_key')),
    'model without eyes': fail(400, openAiError('messages[1].content must be a string')),
  },
};

const MISTRAL_FIELDS = new Set([
  'model',
  'messages',
  'max_tokens',
  'temperature',
  'response_format',
  'reasoning_effort',
]);
const mistralError = (message: unknown, type: string, code: string | null) => ({
  object: 'error',
  message,
  type,
  param: null,
  code,
});

/** https://docs.mistral.ai/api: unknown fields are errors, and errors are not wrapped in `error`. */
export const mistral: VendorProfile = {
  basePath: '/v1',
  path: `/v1/${COMPLETIONS}`,
  keyHeader: 'authorization',
  findViolation: (body) => {
    const extra = Object.keys(body).find((field) => !MISTRAL_FIELDS.has(field));
    if (extra === undefined) return null;
    const detail = [
      { type: 'extra_forbidden', loc: ['body', extra], msg: 'Extra inputs are not permitted', input: body[extra] },
    ];
    return { status: 422, body: mistralError({ detail }, 'invalid_request_error', null) };
  },
  replies: {
    ...BASIC_REPLIES,
    refusal: complete({ content: REFUSAL }),
    'content filter': null,
    'used-up quota': fail(402, { detail: 'Payment required: add a payment method to your workspace.' }),
    'rate limit': fail(
      429,
      mistralError('Service tier capacity exceeded for this model.', 'service_tier_capacity_exceeded', '3505'),
    ),
    'reasoning in the wrong field': complete({
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: REASONING }] },
        { type: 'text', text: ANSWER },
      ],
    }),
    'unknown model': fail(400, mistralError('Invalid model: eye', 'invalid_model', '1500')),
    'invalid key': fail(401, { detail: 'Unauthorized' }),
    'model without eyes': fail(
      400,
      mistralError('Image input is not enabled for this model', 'invalid_request_error', '3051'),
    ),
  },
};

const googleError = (code: number, status: string, message: string, details: object[] = []) => [
  { error: { code, message, status, details } },
];
const QUOTA =
  'You exceeded your current quota, please check your plan and billing details. * Quota exceeded for metric: generate_content_free_tier_requests';

/** https://ai.google.dev/gemini-api/docs/openai: errors are lists, and a filtered response has no message. */
export const gemini: VendorProfile = {
  basePath: '/v1beta/openai',
  path: `/v1beta/openai/${COMPLETIONS}`,
  keyHeader: 'authorization',
  replies: {
    ...BASIC_REPLIES,
    refusal: complete({ content: REFUSAL }),
    'content filter': complete(undefined, 'content_filter: PROHIBITED_CONTENT'),
    'used-up quota': fail(
      429,
      googleError(429, 'RESOURCE_EXHAUSTED', `${QUOTA}, limit: 0, model: eye. Please retry in 17.3s.`),
    ),
    'rate limit': fail(
      429,
      googleError(429, 'RESOURCE_EXHAUSTED', `${QUOTA}, limit: 15, model: eye. Please retry in 34.07s.`),
    ),
    'reasoning in the wrong field': complete({ content: `<thought>${REASONING}</thought>${ANSWER}` }),
    'unknown model': fail(
      404,
      googleError(
        404,
        'NOT_FOUND',
        'models/eye is not found for API version v1main, or is not supported for generateContent.',
      ),
    ),
    'invalid key': fail(
      400,
      googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
    ),
    'model without eyes': fail(
      400,
      googleError(400, 'INVALID_ARGUMENT', 'Image input is not supported for models/eye'),
    ),
  },
};
