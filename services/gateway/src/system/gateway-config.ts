/** Injection token of the gateway's configuration. */
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
