import { createAnthropicEndpoint } from '../ai/anthropic-endpoint.js';
import type { EndpointSettings, ModelEndpoint, ReasoningEffort } from '../ai/model-endpoint.js';
import { createOpenAiEndpoint, type OpenAiEndpoint } from '../ai/openai-endpoint.js';
import type { TokenPrices } from '../costs/costs.js';
import { type ModelVendor, VENDORS } from './vendors.js';

/** A vendor's model, with the operator's settings for it. */
export interface ModelChoice {
  provider: ModelVendor;
  /** Name of the model; for Azure, of its deployment. */
  model: string;
  /** Base URL. Its path contains the version, except for Azure and Anthropic. */
  baseUrl: string;
  /** Null for endpoints that need no key. */
  apiKey: string | null;
  /** Azure's `api-version`, with which deployments are called by their own paths; null for the versionless API. */
  apiVersion?: string | null;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Effort of models that reason before they answer; null leaves it to the model. */
  reasoningEffort: ReasoningEffort | null;
  prices: TokenPrices;
}

/** Creates the endpoint of a choice. Loads a vendor's SDK only when it is called. */
export function createModelEndpoint(choice: ModelChoice): Promise<ModelEndpoint | OpenAiEndpoint> {
  const { provider, apiKey, timeoutMs, reasoningEffort } = choice;
  const { keyHeader, outputModes, tokenLimit } = VENDORS[provider];
  const settings: EndpointSettings = {
    vendor: provider,
    ...toAddress(choice),
    apiKey,
    keyHeader,
    timeoutMs,
    reasoningEffort,
    outputModes,
    tokenLimit,
  };
  return provider === 'anthropic' ? createAnthropicEndpoint(settings) : createOpenAiEndpoint(settings);
}

/** Returns the address of an endpoint. Azure has two forms: with deployment and dated version, or like OpenAI's. */
function toAddress({ provider, baseUrl, model, apiVersion }: ModelChoice): Pick<EndpointSettings, 'baseUrl' | 'query'> {
  const query = {};
  if (provider !== 'azure') return { baseUrl, query };
  const resource = baseUrl.replace(/\/+$/, '').replace(/\/openai(\/.*)?$/, '');
  if (!apiVersion) return { baseUrl: `${resource}/openai/v1`, query };
  const deployment = `${resource}/openai/deployments/${encodeURIComponent(model)}`;
  return { baseUrl: deployment, query: { 'api-version': apiVersion } };
}
