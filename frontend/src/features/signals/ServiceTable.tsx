import type { ServiceSignals } from '@placelore/contracts/system/signals.js';
import { Card } from '../../ui/layout/Card.js';
import { formatCount, formatDuration, formatMemory, formatRate, formatShare } from './formats.js';
import styles from './Signals.module.css';
import { STRINGS } from './strings.js';

const COLUMNS: readonly { name: string; show: (signals: ServiceSignals) => string }[] = [
  { name: STRINGS.processes, show: ({ processes }) => formatCount(processes) },
  { name: STRINGS.perMinute, show: ({ requestsPerMinute }) => formatRate(requestsPerMinute) },
  { name: STRINGS.failed, show: ({ errors }) => formatCount(errors) },
  { name: STRINGS.slowest, show: ({ p99Ms }) => formatDuration(p99Ms) },
  { name: STRINGS.busy, show: ({ busy }) => formatShare(busy) },
  {
    name: STRINGS.connections,
    show: ({ poolUsed, poolSize }) =>
      poolUsed === null || poolSize === null ? STRINGS.unknown : STRINGS.connectionsOf(poolUsed, poolSize),
  },
  { name: STRINGS.memory, show: ({ memoryBytes }) => formatMemory(memoryBytes) },
];

/** Activity of each service in the last five minutes, and its highest load. */
export function ServiceTable({ services }: { services: readonly ServiceSignals[] }) {
  return (
    <Card className={styles.card}>
      <h2 id="services">{STRINGS.services}</h2>
      <p className={styles.hint}>{STRINGS.servicesHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than the screen, and is then moved by keys */}
      <section className={styles.scrollArea} tabIndex={0} aria-labelledby="services">
        <table className={styles.services}>
          <thead>
            <tr>
              <th scope="col">{STRINGS.service}</th>
              {COLUMNS.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((signals) => (
              <tr key={signals.service}>
                <th scope="row">{signals.service}</th>
                {COLUMNS.map(({ name, show }) => (
                  <td key={name}>{show(signals)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
