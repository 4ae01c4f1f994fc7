import { ON_BEHALF_HEADER } from '@placelore/contracts/identity.js';
import type { FastifyInstance } from 'fastify';
import type { IpProofs } from './caller-address.js';
import { findClientIp, toNetwork } from './caller-network.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the client that called this gateway, in its canonical form. */
    clientAddress: string;
    /** The network address of whom a call is for, as limits count it. */
    callerAddress: string;
  }
}

/** Reads where every request comes from, and for calls of the frontend's server whom they are for. */
export function addCallerIp(fastify: FastifyInstance, proofs: IpProofs): void {
  fastify.decorateRequest('clientAddress', '');
  fastify.decorateRequest('callerAddress', '');
  fastify.addHook('onRequest', async (request) => {
    request.clientAddress = findClientIp(request.ips ?? [request.ip]);
    request.callerAddress = toNetwork(proofs.verify(request.headers[ON_BEHALF_HEADER]) ?? request.clientAddress);
  });
}
