import { z } from 'zod';
import { route } from '../core/route.js';

/** Requests of visitors within one minute, as measured by the gateways, and jobs that the worker ended. */
export const minuteSignals = z.object({
  /** Beginning of the minute. */
  at: z.iso.datetime(),
  /** Seconds of it that are over: 60 except for the running minute. */
  seconds: z.number().min(1).max(60),
  requests: z.number().int(),
  /** Responses with a status from 500 on, except 503. */
  errors: z.number().int(),
  /** Responses with 429 or 503: limits, and lack of capacity. */
  limited: z.number().int(),
  /** Milliseconds within which half of the requests were answered; null without requests. */
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
  p99Ms: z.number().nullable(),
  jobsDone: z.number().int(),
  jobsFailed: z.number().int(),
  /** Highest share of time that an event loop of any process was busy, from 0 to 1; null without a measurement. */
  busiest: z.number().nullable(),
});
export type MinuteSignals = z.infer<typeof minuteSignals>;

/** Work of the processes of one service within the last five minutes. */
export const serviceSignals = z.object({
  service: z.string(),
  /** Processes that reported. */
  processes: z.number().int(),
  requestsPerMinute: z.number(),
  errors: z.number().int(),
  p99Ms: z.number().nullable(),
  /** Highest share of time that an event loop was busy, from 0 to 1. */
  busy: z.number(),
  /** Maximum number of Postgres connections in use at once, and pool size; null without a database. */
  poolUsed: z.number().int().nullable(),
  poolSize: z.number().int().nullable(),
  /** Largest memory of one process. */
  memoryBytes: z.number(),
});
export type ServiceSignals = z.infer<typeof serviceSignals>;

/** Latency, traffic, errors and saturation of the whole product. */
export const productSignals = z.object({
  /** The last hour, oldest minute first, without minutes that have no report. */
  minutes: z.array(minuteSignals),
  services: z.array(serviceSignals),
  /** Number of waiting jobs in all queues, and age of the oldest; null without a worker. */
  queues: z.object({ waiting: z.number().int(), oldestMs: z.number() }).nullable(),
});
export type ProductSignals = z.infer<typeof productSignals>;

export const signals = {
  lastHour: route({
    id: 'signals.lastHour',
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/signals',
    access: 'admin',
    summary: 'Returns latency, traffic, errors and saturation of the last hour over all processes',
    response: productSignals,
    errors: ['AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED', 'UNAVAILABLE'],
  }),
} as const;
