import { adminAnalyses, type PhotoLook } from '@placelore/contracts/analysis/admin-analyses.js';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { formatUsd } from '../../../lib/format/format-usd.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import styles from './PhotoLooks.module.css';
import { STRINGS } from './strings.js';

const { looks: TEXTS } = STRINGS;

/** How providers read the photo of a discovery: what they responded, how it was used, and what it cost. */
export default function PhotoLooks({ analysisId }: { analysisId: string }) {
  const input = { id: analysisId };
  const { data, error } = useSWR<PhotoLook[], unknown>(toKey(adminAnalyses.listLooks, input), () =>
    call(adminAnalyses.listLooks, input),
  );
  return (
    <section className={styles.looks}>
      <h3>{TEXTS.heading}</h3>
      {data ? <Looks looks={data} /> : <p role="status">{error ? describeError(error) : TEXTS.loading}</p>}
    </section>
  );
}

const describeError = (error: unknown): string =>
  error instanceof HttpError && error.status === 404 ? TEXTS.deleted : TEXTS.failed;

function Looks({ looks }: { looks: readonly PhotoLook[] }) {
  if (looks.length === 0) return <p>{TEXTS.none}</p>;
  return looks.map((look) => <Look key={`${look.look} ${look.at}`} look={look} />);
}

function Look({ look }: { look: PhotoLook }) {
  const { formatCount } = useFormatters();
  const { provider, model, promptVersion, tokens, said, note, conclusion } = look;
  const details: [string, ReactNode][] = [
    [TEXTS.provider, [provider, model, promptVersion].filter(Boolean).join(' · ')],
    ...(tokens
      ? [[TEXTS.tokens, TEXTS.tokenCounts(formatCount(tokens.input), formatCount(tokens.output))] as [string, string]]
      : []),
    [TEXTS.cost, formatCost(look)],
    [TEXTS.duration, TEXTS.seconds((look.durationMs / 1_000).toFixed(1))],
    ...(note ? [[TEXTS.note, note] as [string, string]] : []),
    [TEXTS.said, said ?? TEXTS.saidNothing],
    [TEXTS.conclusion, conclusion ?? TEXTS.pending],
  ];
  return (
    <>
      <h4>{TEXTS.names[look.look]}</h4>
      <dl className={styles.details}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function formatCost({ usd, isEstimated }: PhotoLook): string {
  if (usd === 0) return TEXTS.free;
  return isEstimated ? TEXTS.estimated(formatUsd(usd)) : formatUsd(usd);
}
