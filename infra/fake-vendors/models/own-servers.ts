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

const PATHS = { basePath: '/v1', path: '/v1/chat/completions' } as const;
/** A model on the operator's own machine has no content filter and no accounts. */
const UNKNOWN = { 'content filter': null, 'used-up quota': null, 'rate limit': null, 'invalid key': null } as const;
const REPLIES = { ...BASIC_REPLIES, ...UNKNOWN, refusal: complete({ content: REFUSAL }) };

const proxyError = (message: string, type: string | null, code: string) => ({
  error: { message, type, param: null, code },
});

/** https://docs.litellm.ai/docs/exception_mapping and …/proxy/users: a proxy that rewords the errors it passes on. */
export const litellm: VendorProfile = {
  ...PATHS,
  keyHeader: 'authorization',
  findViolation: (body) =>
    'temperature' in body
      ? {
          status: 400,
          body: proxyError(
            "litellm.UnsupportedParamsError: openai does not support parameters: ['temperature'], for model=eye.",
            null,
            '400',
          ),
        }
      : null,
  replies: {
    ...REPLIES,
    refusal: complete({ content: null, refusal: REFUSAL }),
    'content filter': fail(
      400,
      proxyError(
        'litellm.BadRequestError: litellm.ContentPolicyViolationError: AzureException - The response was filtered.',
        null,
        '400',
      ),
    ),
    'used-up quota': fail(
      429,
      proxyError('Budget has been exceeded! Current cost: 0.5, Max budget: 0.25', 'budget_exceeded', '429'),
    ),
    'rate limit': fail(
      429,
      proxyError('litellm.RateLimitError: OpenAIException - Rate limit reached', 'throttling_error', '429'),
    ),
    'reasoning in the wrong field': complete({ content: ANSWER, reasoning_content: REASONING }),
    'unknown model': fail(
      400,
      proxyError(
        '/chat/completions: Invalid model name passed in model=eye. Call `/v1/models` to view available models.',
        'invalid_request_error',
        '400',
      ),
    ),
    'invalid key': fail(
      401,
      proxyError('Authentication Error, Invalid proxy server token passed.', 'token_not_found_in_db', '401'),
    ),
    'model without eyes': fail(
      400,
      proxyError('litellm.BadRequestError: OpenAIException - eye is not a multimodal model', null, '400'),
    ),
  },
};

const vllmError = (code: number, type: string, message: string) => ({ error: { message, type, param: null, code } });

/** https://docs.vllm.ai/en/latest/serving/openai_compatible_server: needs a key only with `--api-key`. */
export const vllm: VendorProfile = {
  ...PATHS,
  keyHeader: 'authorization',
  replies: {
    ...REPLIES,
    // The reasoning parser does not fit the model: https://github.com/vllm-project/vllm, `--reasoning-parser`.
    'reasoning in the wrong field': complete({ content: null, reasoning_content: ANSWER }),
    'unknown model': fail(404, vllmError(404, 'NotFoundError', 'The model `eye` does not exist.')),
    'invalid key': fail(401, { error: 'Unauthorized' }),
    'model without eyes': fail(400, vllmError(400, 'BadRequestError', 'eye is not a multimodal model')),
  },
};

const llamaError = (code: number, type: string, message: string) => ({ error: { code, message, type } });

/** https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md: serves one model under any name. */
export const llamacpp: VendorProfile = {
  ...PATHS,
  keyHeader: 'authorization',
  replies: {
    ...REPLIES,
    'rate limit': fail(503, llamaError(503, 'unavailable_error', 'Loading model')),
    'reasoning in the wrong field': complete({ content: '', reasoning_content: `${REASONING} ${ANSWER}` }),
    'unknown model': null,
    'invalid key': fail(401, llamaError(401, 'authentication_error', 'Invalid API Key')),
    'model without eyes': fail(
      500,
      llamaError(
        500,
        'server_error',
        'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
      ),
    ),
  },
};

/** https://lmstudio.ai/docs/developer/openai-compat: supports only `json_schema` and text, and errors are strings. */
export const lmstudio: VendorProfile = {
  ...PATHS,
  keyHeader: null,
  findViolation: ({ response_format: format }) =>
    format?.type === 'json_object'
      ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } }
      : null,
  replies: {
    ...REPLIES,
    'reasoning in the wrong field': complete({ content: '', reasoning_content: ANSWER }),
    'unknown model': fail(404, openAiError('Model "eye" not found', 'model_not_found')),
    'model without eyes': fail(400, { error: 'Model does not support images. Please use a model that does.' }),
  },
};

/** https://docs.ollama.com/api/openai-compatibility: ignores keys and `max_completion_tokens`. */
export const ollama: VendorProfile = {
  ...PATHS,
  keyHeader: null,
  replies: {
    ...REPLIES,
    'rate limit': fail(
      503,
      openAiError('server busy, please try again. maximum pending requests exceeded', null, 'api_error'),
    ),
    // A model that reasons until its context is full.
    'reasoning in the wrong field': complete({ content: '', reasoning: REASONING }, 'length'),
    'unknown model': fail(404, openAiError('model "eye" not found, try pulling it first', null, 'not_found_error')),
    'model without eyes': fail(400, openAiError('this model is missing data required for image input')),
  },
};
